import { guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";
import { shopWords } from "../documents/shop-words.ts";

export const text: DocumentText = {
  title: "Canvis i devolucions",
  description: `${withdrawalDays} dies per desistir, canvis, cancel·lacions, casc i formulari.`,
  lead: () => (
    <p>
      Tens {withdrawalDays} dies naturals per tornar el que compres, sense explicacions. Aquest dret te'l dona
      la llei. A més t'oferim canvis i devolucions per compte nostre, que van a part.
    </p>
  ),
  sections: [
    {
      id: "identity",
      title: "Identificació i contacte",
      body: (_shop, { ShopIdentity }) => <ShopIdentity />,
    },
    {
      id: "information",
      title: "Informació",
      body: () => (
        <>
          <p>Segons el que t'hagi passat, et convé una cosa o una altra:</p>
          <ul>
            <li>
              <a href="#withdrawal">Has canviat d'idea o no et serveix</a>: desisteix en {withdrawalDays}{" "}
              dies.
            </li>
            <li>
              <a href="#cancellations">La comanda encara no ha sortit</a>: cancel·la-la.
            </li>
            <li>
              <a href="#returns">Ja ha passat aquest termini, o prefereixes un canvi</a>: política voluntària.
            </li>
            <li>
              Ha arribat trencada, equivocada, o no encaixa tot i que vam dir que sí: és cosa nostra.
              Escriu-nos i te la canviem o te la reemborsem, amb el transport a càrrec nostre.
            </li>
            <li>
              Falla més endavant:{" "}
              <Link to="/terms-and-conditions#guarantee">{guaranteeYears} anys de garantia legal</Link>.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "shipping",
      title: "Enviaments",
      body: (shop, { DeliveryPrices }) => {
        const { served, unserved, address } = shopWords(shop, "ca");
        return (
          <>
            <p>
              Enviem a {served}
              {unserved ? `; de moment en queden fora ${unserved}` : ""}. Els preus són aquests; el dia de
              lliurament el veus abans de pagar. Recollir a {address} no costa res.
            </p>
            <DeliveryPrices />
            <p>
              En rebre el paquet, mira si està colpejat. Si ho està, o si hi falta res, fes-ne una foto i
              escriu-nos. No perds cap dret per no haver-ho anotat al transportista.
            </p>
          </>
        );
      },
    },
    {
      id: "withdrawal",
      title: "Desistiment",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "ca");
        return (
          <>
            <h3>El termini</h3>
            <p>
              {withdrawalDays} dies naturals des del dia que tu, o la persona que vas indicar, rebeu la
              comanda. Si va en més d'un paquet, des de l'últim. N'hi ha prou que ens avisis dins del termini.
            </p>
            <h3>Com es fa</h3>
            <p>
              El més ràpid és <Link to="/withdrawal">desistir del contracte aquí</Link>: dos passos, sense
              entrar al teu compte. També val qualsevol altra declaració clara: un correu a{" "}
              <a href={`mailto:${shop.email}`}>{shop.email}</a>, una carta a {legalName}, {address}, o una
              trucada. Pots fer servir el <a href="#form">formulari de sota</a>, però no és obligatori. Et
              enviem de seguida un justificant, amb el dia i l'hora.
            </p>
            <h3>La tornada</h3>
            <p>
              Envia'ns els articles en els {withdrawalDays} dies següents a l'avís, o porta'ls a la botiga
              sense cost. El transport de tornada el pagues tu. Envia'ls protegits i amb el número de comanda.
            </p>
            <h3>El reemborsament</h3>
            <p>
              Et reemborsem tot el que vas pagar: els articles, el casc i l'enviament estàndard d'anada (si en
              vas triar un de més car, la diferència no). Ho fem en {withdrawalDays} dies des del teu avís,
              amb la mateixa forma de pagament i sense despeses. Podem esperar a rebre els articles o la prova
              que els has enviat. Mai no et donem un val en lloc dels diners, ni cobrem per reposar.
            </p>
            <h3>L'estat de la peça</h3>
            <p>
              Pots obrir la caixa i examinar la peça com ho faries en una botiga. Si l'has feta servir més que
              això, per exemple muntant-la, l'acceptem igualment, però podem descomptar el que hagi perdut de
              valor, amb el motiu i la xifra per escrit.
            </p>
            <h3>Quan no hi ha desistiment</h3>
            <ul>
              <li>
                Articles fets segons les teves indicacions o clarament personalitzats: per exemple, pintura
                barrejada segons el teu codi de color o una clau tallada per al teu cotxe. Una peça corrent
                demanada només per a tu no ho és.
              </li>
              <li>Articles que caduquen o es deterioren amb rapidesa.</li>
            </ul>
            <p>Si un article és en un d'aquests casos, la fitxa ho diu abans que el compris.</p>
          </>
        );
      },
    },
    {
      id: "returns",
      title: "Devolucions i canvis voluntaris",
      body: (shop) => (
        <>
          {shop.voluntary_return_days > 0 ? (
            <>
              <p>
                A part del que s'ha dit, i perquè volem, pots canviar o tornar un article durant{" "}
                {shop.voluntary_return_days} dies des que el reps si està sense fer servir, sense danys i en
                el seu embalatge original. Te'n reemborsem el preu o te'l canviem per un altre; els transports
                els pagues tu.
              </p>
              <p>
                En aquesta política voluntària no acceptem articles usats o danyats, personalitzats ni
                peribles.
              </p>
            </>
          ) : (
            <p>No oferim devolucions més enllà de les que dona la llei.</p>
          )}
          <p>
            Res d'això no limita el teu dret de desistiment ni la garantia legal: aquí manen les regles de la
            llei, també per a una peça que ja has obert o muntat.
          </p>
        </>
      ),
    },
    {
      id: "cancellations",
      title: "Cancel·lacions",
      body: () => (
        <p>
          Pots cancel·lar, sencer o en part, el que encara no hagi sortit i no sigui personalitzat: a{" "}
          <Link to="/orders">les teves comandes</Link>, o des de l'enllaç del correu si vas demanar sense
          compte, amb «Cancel·la la comanda». T'ho reemborsem amb la mateixa forma de pagament. Una comanda
          sense pagar es cancel·la sencera. Del que ja ha sortit pots desistir: el termini i les condicions
          són els de dalt.
        </p>
      ),
    },
    {
      id: "core",
      title: "Devolució del casc",
      body: (shop) => (
        <>
          <p>
            El casc és un dipòsit per la peça vella, que es reconstrueix. Es cobra amb la peça nova i se't
            torna sencer quan rebem la vella, amb la mateixa forma de pagament.
          </p>
          <ul>
            <li>Ha de ser la mateixa classe de peça, completa i sense desmuntar.</li>
            <li>Buida-la de líquids i posa-la a la caixa de la nova, amb el número de comanda.</li>
            <li>
              La pots portar a la botiga de {shop.address.municipality} sense cost o enviar-la; aquest
              transport el pagues tu.
            </li>
            <li>Si no l'acceptem, et diem per què, amb fotos, i pots demanar que te la tornem.</li>
          </ul>
          <p>Si desisteixes de la compra, el casc se't torna juntament amb el preu.</p>
        </>
      ),
    },
    {
      id: "instructions",
      title: "Informació sobre el dret de desistiment",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "ca");
        return (
          <blockquote>
            <h3>Dret de desistiment</h3>
            <p>
              Vostè té dret a desistir d'aquest contracte en un termini de {withdrawalDays} dies naturals
              sense necessitat de justificació.
            </p>
            <p>
              El termini de desistiment expirarà al cap de {withdrawalDays} dies naturals del dia en què vostè
              o un tercer indicat per vostè, diferent del transportista, va adquirir la possessió material
              dels béns o, si la comanda es lliura per separat, de l'últim d'aquests béns.
            </p>
            <p>
              Per exercir el dret de desistiment, ens ha de notificar ({legalName}, {address}, {shop.phone},{" "}
              {shop.email}) la seva decisió de desistir del contracte mitjançant una declaració inequívoca
              (per exemple, una carta enviada per correu postal o un correu electrònic). Pot utilitzar el
              model de formulari de desistiment que figura més avall, tot i que no és obligatori. També pot
              emplenar i enviar electrònicament el desistiment al{" "}
              <Link to="/withdrawal">nostre lloc web</Link>. Si ho fa així, li comunicarem sense demora en un
              suport durador (per correu electrònic) la recepció d'aquest desistiment.
            </p>
            <p>
              Per complir el termini de desistiment, n'hi ha prou que la comunicació relativa a l'exercici
              d'aquest dret s'enviï abans que venci el termini corresponent.
            </p>
            <h3>Conseqüències del desistiment</h3>
            <p>
              En cas que desisteixi, li tornarem tots els pagaments que n'hàgim rebut, incloses les despeses
              de lliurament (amb l'excepció de les despeses addicionals que resultin d'haver triat una
              modalitat de lliurament diferent de la menys costosa de lliurament ordinari que oferim), sense
              cap demora indeguda i, en tot cas, com a màxim {withdrawalDays} dies naturals a partir de la
              data en què se'ns informi de la seva decisió de desistir d'aquest contracte. Farem aquest
              reemborsament amb el mateix mitjà de pagament que vostè va fer servir per a la transacció
              inicial, llevat que hagi disposat expressament el contrari; en tot cas, no incorrerà en cap
              despesa com a conseqüència del reemborsament. Podrem retenir el reemborsament fins que hàgim
              rebut els béns, o fins que vostè hagi presentat una prova de la seva devolució, segons quina
              condició es compleixi primer.
            </p>
            <p>
              Ens ha de tornar o lliurar directament els béns, a {legalName}, {address}, sense cap demora
              indeguda i, en qualsevol cas, com a màxim en el termini de {withdrawalDays} dies naturals a
              partir de la data en què ens comuniqui la seva decisió de desistir del contracte. El termini es
              considera complert si fa la devolució dels béns abans que s'hagi acabat. Ha d'assumir el cost
              directe de la devolució dels béns.
            </p>
            <p>
              Només serà responsable de la disminució de valor dels béns que resulti d'una manipulació
              diferent de la necessària per establir-ne la naturalesa, les característiques i el funcionament.
            </p>
          </blockquote>
        );
      },
    },
    {
      id: "form",
      title: "Model de formulari de desistiment",
      body: (shop) => {
        const { address, legalName } = shopWords(shop, "ca");
        return (
          <>
            <p>Només l'has d'emplenar i enviar si vols desistir del contracte.</p>
            <blockquote>
              <p>
                A l'atenció de {legalName}, {address}, {shop.email}:
              </p>
              <p>
                Per la present li comunico/comuniquem (*) que desisteixo/desistim (*) del meu/nostre (*)
                contracte de venda del bé següent:
              </p>
              <p>Demanat el/rebut el (*):</p>
              <p>Número de comanda:</p>
              <p>Nom del consumidor o dels consumidors:</p>
              <p>Domicili del consumidor o dels consumidors:</p>
              <p>Signatura del consumidor o dels consumidors (només si es presenta en paper):</p>
              <p>Data:</p>
              <p>(*) Ratlleu el que no correspongui.</p>
            </blockquote>
          </>
        );
      },
    },
  ],
};
