-- one statement at a time
-- The database keeps the hash of a session's token, and whoever is signed in stays so. Beside a process of the version
-- before, people see the sign-in page until that process is replaced.
do $$ begin
  loop
    update sessions set token = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    where id in (select id from sessions where token !~ '^[0-9a-f]{64}$' limit 500);
    exit when not found;
    commit;
  end loop;
end $$;
