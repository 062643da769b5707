import { questions } from "./question";

/** A town hall asks these, in words that the library has too, and nothing of the library answers them. */
export const neighbours = questions(
  null,
  `
  c | | | | cum se inscrie un copil la cresa de la oras
  - | | | | Când încetează mandatul primarului?
  c | | | | ce program are casieria
  c | | | | curs euro leu azi
  - | | | | Cum se obține un livret militar pierdut?
  c | | | | cat e taxa pt casatorie in aer liber sambata
  - | | | | Cum se înregistrează un divorț pe cale administrativă?
  c | | | | unde depune omul plangere pt furt de lemne din padure
  - | | | | Cine plătește transportul unui bolnav la dializă?
  t | | | | certificat de celiabt pentru căsătorie în Italia
  c | | | | cat costa o carte de identitate provizorie
  - | | | | În cât timp se eliberează pașaportul simplu electronic?
  c | | | | cum isi schimba buletinul un cetatean care s-a mutat la noi
  - | | | | Care este termenul de înmatriculare a unui autoturism cumpărat din Germania?
  c | | | | unde se preschimba permisul auto
  - | | | | Cum se organizează alegerile pentru consiliul local?
  c | | | | cine face listele electorale permanente si cand
  - | | | | Cum se alege delegatul sătesc?
  c | | | | poate fi demis viceprimarul si cu cate voturi
  - | | | | Ce indemnizație de ședință primesc consilierii județeni pentru comisii?
  - | | | | Cum se dizolvă consiliul local prin referendum?
  c | | | | cand e urmatoarea sedinta de consiliu
  c | | | | cum il cheama pe prefectul judetului nostru
  c | | | | numarul de telefon de la registratura consiliului judetean
  - | | | | Care este adresa de e-mail a secretarului general al comunei vecine?
  c | | | | la ce ora inchide primaria vinerea
  - | | | | Care este programul de audiențe al primarului?
  c | | | | cati locuitori are comuna
  c | | | | in ce stadiu e cererea mea cu numarul 1245
  c | | | | cat am de platit impozit pe anul asta pe apartament
  - | | | | Care este astăzi prețul motorinei pentru utilajele primăriei?
  c | | | | cat e salariul minim brut in 2026
  c | | | | ce temperaturi sunt anuntate maine pt comuna
  - | | | | Cum se obține permisul de vânătoare?
  - | | | | Câte zile de concediu de paternitate are tatăl?
  c | | | | concediu de crestere copil, ce acte aduce angajata
  t | | | | concediu medcial: cine plătește primele zile
  - | | | | Cum se calculează pensia anticipată a unui funcționar public?
  c | | | | tichete de masa se dau anul asta la primarii
  - | | | | Cum se acordă voucherele de vacanță?
  c | | | | cum intra un angajat in somaj si cine ii da adeverinta
  - | | | | Ce pensie de urmaș primește familia unui salariat decedat?
  c | | | | unde e doctorul de garda in weekend
  - | | | | Cum se înființează un sindicat al salariaților din primărie?
  c | | | | avem voie sa facem greva la primarie
  - | | | | Ce studii trebuie să aibă un polițist local?
  c | | | | ce amenzi poate da politia locala
  - | | | | Cum obține cineva o autorizație de taxi?
  c | | | | taxa de parcare pentru riverani, cum se face abonamentul
  - | | | | Cum se concesionează un loc de veci în cimitirul comunal?
  c | | | | sunt pisici in scara blocului, cine le hraneste
  t | | | | ce facem cu un urs care a mânact găinile oamenilor
  - | | | | Cum se închiriază o tarabă în piața agroalimentară?
  c | | | | autorizatie de functionare pentru un bar nou
  - | | | | Ce acte trebuie pentru un târg de animale?
  c | | | | vrea omul atestat de producator si carnet de comercializare
  - | | | | Cum se obține subvenția pe suprafață de la APIA?
  c | | | | adeverinta pentru APIA cine o semneaza
  - | | | | Cum se obține titlul de proprietate pe legea fondului funciar?
  c | | | | restituirea padurilor pe legea 18 se mai poate cere
  - | | | | Cum se scoate un teren din circuitul agricol?
  c | | | | cum se face intabularea gratuita prin programul national de cadastru
  - | | | | Cum se dezbate o succesiune fără testament?
  c | | | | sesizarea camerei notarilor pentru deschiderea procedurii succesorale
  - | | | | Când se înscriu copiii la grădiniță?
  c | | | | ce burse primesc elevii de la scoala generala
  - | | | | Cum se decontează naveta profesorilor?
  c | | | | ajutor de minimis pt legumicultori, ce conditii sunt
  t | | | | alocația de stat pentru copii: unde se depune doasrul
  - | | | | Cine eliberează cardul de parcare pentru persoane cu handicap?
  c | | | | cum instituim tutela pentru un batran bolnav psihic
  - | | | | Cum se internează o persoană într-un centru rezidențial și cât este contribuția?
  c | | | | adoptia unui copil din comuna, de unde incepe
  - | | | | Ce vaccinuri sunt obligatorii la intrarea în colectivitate?
  c | | | | medic de familie in comuna, cum aducem unul
  - | | | | Cum se interzice pescuitul pe lacul comunei?
  c | | | | autorizatie de taiere pentru un copac din curte
  - | | | | Ce despăgubiri se dau pentru pagubele făcute de urși?
  c | | | | cum primesc fermierii despagubiri pt seceta
  - | | | | Ce măsuri se iau la pesta porcină africană?
  c | | | | cum se autorizeaza artificiile la zilele comunei
  - | | | | Cine aprobă o adunare publică sau un protest în fața primăriei?
  c | | | | vecinul da muzica tare noaptea, ce amenda ia
  - | | | | Cum se obține cetățenia română pentru cineva din Moldova?
  c | | | | invitatie pentru un strain ca sa primeasca viza
  - | | | | Cum se înființează o asociație de proprietari la bloc?
  c | | | | reabilitarea termica a blocului, cat plateste fiecare apartament
  - | | | | Cine repară instalația de gaze dintr-un apartament?
  c | | | | cum cerem bransament nou de curent la Electrica
  - | | | | Cum se autorizează o antenă de telefonie mobilă?
  c | | | | limita de viteza in sat, cine pune radar
  - | | | | Cum se atestă o stațiune turistică de interes local?
  c | | | | cum se face infratirea cu o comuna din Franta
  - | | | | Cum se conferă titlul de cetățean de onoare?
  c | | | | stema comunei, cum se aproba
  - | | | | Ce impozit plătește un PFA pe venit?
  c | | | | cum isi deschide cineva firma SRL
  t | | | | declarația unică la ANAF pâna când se deupne
  - | | | | Cum se obține cazierul fiscal al unei firme?
  c | | | | cazier judiciar online pentru angajare in strainatate
  - | | | | Cât este taxa judiciară de timbru la divorț?
  c | | | | credit ipotecar pentru tineri prin prima casa
  - | | | | Cum se asigură obligatoriu o locuință prin PAD?
  c | | | | rabla 2026 cand incepe inscrierea persoanelor fizice
  - | | | | Ce pașapoarte sanitare trebuie la deplasarea cu oi?
  - | | | | Cum se face recensământul populației?
  `,
);
