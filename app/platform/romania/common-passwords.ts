/** In lower case without diacritics. Words shorter than a password are listed too, because people add digits to them. */
const worldwide = `
  12345678 123456789 1234567890 123456789a a123456789 12345678910 0123456789 987654321 9876543210 87654321 0987654321
  11223344 1122334455 112233445566 123123123 12341234 12344321 123454321 123321123 123456654321 147258369 159357456
  741852963 789456123 963852741 147852369 159753456 456789123 11112222 12121212 13131313 10101010 20202020 69696969
  135792468 246813579 31415926 01234567 00001111 12312312 1234abcd abcd1234 abc12345 abc123456 abcd12345 a1234567
  a12345678 aa123456 aa12345678 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx
  zaq1xsw2 qazwsx qazwsxedc qwer1234 1234qwer qwe123qwe qweasd qweasdzxc qweqweqwe asd123asd asdasdasd zxczxczxc
  qwerty qwertyu qwertyui qwertyuiop qwertz qwertzui qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghj asdfghjk
  asdfghjkl asdfasdf zxcv zxcvb zxcvbn zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz qwertyasdfgh qwerty123456
  password passwort passw0rd passwords password12345 mypassword newpassword motdepasse contrasena senha heslo parole
  pass pass1234 passpass secret secrets topsecret letmein letmeinnow welcome welcometo hello hellohello login signin
  access default changeme change guest user username admin administrator adminadmin root rootroot toor master
  mastermaster server system manager operator support service testing test testtest tester temp temporary qwerty1q
  google facebook youtube instagram linkedin microsoft windows apple iphone samsung android internet computer laptop
  iloveyou iloveyou2 loveyou lovely love lovelove loveme forever babygirl baby princess prince angel angels sweetheart
  sunshine moonlight flower flowers butterfly rainbow summer winter spring autumn monday friday sunday
  january february march april june july august september october november december
  football baseball basketball soccer hockey tennis liverpool chelsea arsenal barcelona realmadrid juventus ronaldo
  ronaldo7 messi messi10 michael jordan jordan23 jessica jennifer daniel thomas charlie andrew joshua matthew anthony
  robert nicole ashley amanda michelle george superman batman spiderman pokemon pikachu naruto minecraft starwars
  matrix dragon monster shadow killer hunter ranger tigger tiger lion eagle falcon phoenix cheese cookie chocolate
  banana orange pepper ginger mustang ferrari mercedes porsche corvette harley yamaha trustno1 whatever nothing
  freedom blessed jesus jesuschrist godisgood success money dollar diamond silver golden purple yellow
  abcdefg abcdefgh abcdefghi abcdefghij abcabcabc aabbccdd qqwweerr aaaabbbb blink182 fuckyou asshole nimda
`;

const romanian = `
  parola parolaparola parolamea parolanoua parolanoastra parolasecreta secreta secretul
  schimbama schimbaparola introparola deschide utilizator administratie primarie primaria primar viceprimar secretar
  comuna consiliu consilier judet judetul oras orasul municipiu institutie birou biroul serviciu contabil
  contabilitate registratura urbanism achizitii director directia firma compania asociatia
  romania romanul romanesc bucuresti cluj clujnapoca timisoara iasi constanta craiova brasov galati ploiesti oradea
  sibiu arad pitesti bacau suceava moldova transilvania ardeal oltenia banat dobrogea bucovina maramures carpati
  dunarea steaua steauabucuresti dinamo dinamobucuresti rapid rapidbucuresti universitateacraiova cfrcluj hagi
  gicahagi mutu halep nadia eminescu mihaieminescu dracula vladtepes stefancelmare
  andrei andreea alexandru alexandra mihai mihaela maria mariana marian ioana ionut ionela cristi cristina cristian
  gabriel gabriela elena adrian adriana daniela florin florina florentina george georgiana vasile vasilica nicolae
  nicoleta bogdan razvan catalin catalina stefan stefania dragos dragoste marius sorin sorina ciprian claudiu claudia
  denisa bianca roxana raluca simona monica alina anamaria dumitru gheorghe constantin valentin valentina laurentiu
  teiubesc teiubescmult iubire iubirea iubita iubitul iubitulmeu iubitamea dragostea dragostemea puiulmeu puiut
  ingeras ingerul ingerasul printesa frumoasa frumusete fericire fericirea sanatate noroc norocos mamaiubita
  mamamea mamasitata mamatata mamica taticu familia familiamea copilul copiii fetita baiatul
  doamneajuta doamneajutama domnulisus isushristos dumnezeu dumnezeuestemare sfantamaria pace biserica
  fotbal manele telefon calculator internetul primavara vara toamna iarna soare soarele luna steluta
  floare floarea trandafir trandafirul ghiocel lalele pisica pisicuta catelul catelus ursulet leul
  ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie
  luni marti miercuri joi vineri sambata duminica bunaziua buna salut salutare multumesc nuinteleg
  nustiu nuamparola amuitat amuitatparola ciocolata prajitura masina masinamea dacia dacialogan logan duster
`;

export const commonPasswords: ReadonlySet<string> = new Set(`${worldwide}${romanian}`.trim().split(/\s+/));
