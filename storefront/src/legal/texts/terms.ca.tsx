import { vatRateOn } from "@recambia/contract/money";
import { complaintDays, guaranteeYears, withdrawalDays } from "@recambia/contract/shop/legal";
import { Link } from "react-router";
import type { DocumentText } from "../documents/document-text.ts";
import { shopWords } from "../documents/shop-words.ts";

export const text: DocumentText = {
  title: "Termes i condicions",
  description: "Com es compra, es paga, es lliura i es garanteix un recanvi en aquesta botiga.",
  lead: (shop) => (
    <p>
      Aquestes són les regles de les compres a {shop.name}. Estan escrites perquè es llegeixin: si alguna cosa
      no queda clara, <Link to="/contact-us">pregunta'ns-ho</Link> abans de comprar. Res del que diuen no treu
      els drets que la llei dona als consumidors.
    </p>
  ),
  sections: [
    { id: "seller", title: "Qui et ven", body: (_shop, { ShopIdentity }) => <ShopIdentity /> },
    {
      id: "scope",
      title: "A quines compres s'apliquen",
      body: (shop) => (
        <>
          <p>
            A totes les comandes que fas en aquest web. Per comprar has de ser major d'edat. S'aplica la
            versió que hi havia publicada el dia de la teva comanda; la desem amb la comanda i ens la pots
            demanar sempre.
          </p>
          <p>
            Pots llegir aquestes condicions i contractar en castellà, català o anglès. Els missatges i
            documents de la teva comanda van en l'idioma en què la vas fer, i en castellà si ho demanes.
          </p>
          <p>
            Si compres per a la teva empresa o el teu taller no ets consumidor: no tens el dret de desistiment
            ni la garantia legal de {guaranteeYears} anys dels consumidors, sinó el que estableixen les lleis
            mercantils. {shop.name} no tracta ningú de manera diferent pel seu país de residència: pots
            comprar des de qualsevol lloc si el lliurament és en una zona que servim.
          </p>
        </>
      ),
    },
    {
      id: "ordering",
      title: "Com es fa una comanda",
      body: () => (
        <>
          <ol>
            <li>Afegeixes els articles a la cistella. Allà veus el preu amb IVA i, si n'hi ha, el casc.</li>
            <li>
              Amb el teu compte o sense, indiques les teves dades, l'adreça, la forma d'enviament i la forma
              de pagament.
            </li>
            <li>
              Revises el resum: articles, vehicle al qual van, enviament, impostos i total. Cada part té un
              enllaç per corregir-la.
            </li>
            <li>
              Prems «Comanda amb obligació de pagament». En aquell moment fas la comanda i et compromets a
              pagar-la.
            </li>
            <li>
              Et confirmem de seguida per correu electrònic que l'hem rebuda, i en tot cas abans de 24 hores.
              Aquest correu porta aquestes condicions i el formulari de desistiment.
            </li>
          </ol>
          <p>
            Abans de prémer el botó pots canviar o esborrar qualsevol dada. Si veus un error després,
            escriu-nos com més aviat millor: mentre el paquet no hagi sortit, gairebé sempre té solució.
          </p>
          <p>
            Desem el contracte amb la teva comanda. El pots consultar a{" "}
            <Link to="/orders">les teves comandes</Link> i demanar-nos-en una còpia quan vulguis.
          </p>
        </>
      ),
    },
    {
      id: "fit",
      title: "Si la peça encaixa",
      body: () => (
        <>
          <p>
            Quan tries el teu vehicle, cada article diu si encaixa, si encaixa amb una condició (per exemple,
            «eix davanter» o «fabricat des de 05/2012»), si és universal, si no encaixa o si no ho sabem.
            Aquesta informació forma part del que et venem: si diem que encaixa al teu vehicle i no hi
            encaixa, la peça no és conforme i en responem nosaltres, també del transport.
          </p>
          <p>
            Quan posem una condició, et demanem que la comprovis abans d'afegir la peça. Quan no sabem si
            encaixa, ho diem: compara el número i les mides amb la teva peça vella, o pregunta'ns-ho.
          </p>
          <p>
            Compara sempre la peça nova amb la vella abans de muntar-la. Els números i noms dels fabricants de
            vehicles serveixen per comparar; les peces no són seves si no es diu.
          </p>
        </>
      ),
    },
    {
      id: "restricted",
      title: "Articles de venda limitada",
      body: () => (
        <ul>
          <li>Els gasos refrigerants fluorats només es venen a empreses habilitades.</li>
          <li>Els àcids i altres precursors d'explosius per sobre del límit legal no es venen al públic.</li>
          <li>
            Algunes peces de tuning són una reforma del vehicle i necessiten projecte o ITV. El que no està
            homologat per circular s'indica a la fitxa.
          </li>
          <li>
            Les peces usades, si n'hi ha, venen només de centres autoritzats de tractament i porten el seu
            certificat.
          </li>
        </ul>
      ),
    },
    {
      id: "prices",
      title: "Preus i impostos",
      body: (shop) => {
        const { unserved, isExporting } = shopWords(shop, "ca");
        return (
          <>
            <p>
              Els preus són en euros i porten l'IVA inclòs ({vatRateOn(new Date()) / 10} %, tipus general). El
              cost de l'enviament es mostra abans de pagar; si no te l'hem dit, no el deus. Als articles que
              es venen per volum, pes o longitud hi veuràs també el preu per litre, quilo o metre.
            </p>
            <p>
              En una rebaixa, el preu anterior és el més baix que ha tingut aquell mateix article els 30 dies
              anteriors, i es diu fins quan dura. Els combos costen menys que les seves peces per separat,
              però aquesta suma no és un preu anterior.
            </p>
            <p>
              No personalitzem preus: tothom veu els mateixos. No cobrem cap recàrrec per cap forma de
              pagament ni afegim extres que no hagis demanat.
            </p>
            {unserved ? <p>De moment queden fora del repartiment {unserved}.</p> : null}
            {isExporting ? (
              <p>
                Els enviaments a Cuba són una exportació: surten sense IVA, i els drets i impostos de la duana
                de destinació els paga qui rep el paquet. No estan inclosos en el preu.
              </p>
            ) : null}
          </>
        );
      },
    },
    {
      id: "core",
      title: "El casc",
      body: () => (
        <p>
          Algunes peces reconstruïdes porten casc: un dipòsit que se't torna sencer quan ens lliures la peça
          vella. Va a part del preu i en la seva pròpia línia a la fitxa, la cistella, la comanda i la
          factura. Les condicions són a <Link to="/returns-and-exchanges#core">Canvis i devolucions</Link>.
        </p>
      ),
    },
    {
      id: "payment",
      title: "Pagament",
      body: (shop) => (
        <>
          <p>Pots pagar amb {shopWords(shop, "ca").means}.</p>
          {shop.payment_means.includes("transfer") ? (
            <p>
              Si pagues per transferència, et reservem els articles 5 dies. Si en aquest termini no l'hem
              rebuda, la comanda es cancel·la sense cost i t'avisem.
            </p>
          ) : null}
          {shop.payment_means.some((means) => means !== "transfer") ? (
            <p>
              Amb targeta o Bizum pagues a la pàgina del banc, amb la seva doble comprovació; nosaltres no en
              veiem ni en desem les dades. Et reservem els articles 60 minuts per fer-ho. Si el teu pagament
              arriba quan la comanda ja està cancel·lada i no la podem recuperar, te'l reemborsem sencer.
            </p>
          ) : null}
        </>
      ),
    },
    {
      id: "invoices",
      title: "Factures",
      body: () => (
        <p>
          Quan rebem el teu pagament emetem la factura i la tens per descarregar a{" "}
          <Link to="/orders">la teva comanda</Link>. Per defecte és simplificada; si en necessites una de
          completa, amb nom, domicili i NIF, la demanes abans de pagar o després, des de la mateixa comanda.
          Cada reemborsament porta la seva factura rectificativa.
        </p>
      ),
    },
    {
      id: "delivery",
      title: "Lliurament",
      body: (shop) => {
        const { served, address } = shopWords(shop, "ca");
        return (
          <>
            <p>
              Enviem a {served}. També pots recollir la comanda sense cost a {address}. La fitxa i el resum
              diuen quin dia esperem lliurar-la: les comandes pagades abans de les {shop.dispatch_cutoff_hour}
              .00 d'un dia feiner surten el mateix dia.
            </p>
            <p>
              Com a molt tard lliurem en 30 dies. Si no podem servir un article, t'ho diem i et reemborsem el
              que has pagat sense demora. Si ens retardem, ens pots donar un termini raonable més i, si tampoc
              no arriba, resoldre el contracte.
            </p>
            <p>
              El risc és nostre fins que tu, o la persona que indiquis, teniu el paquet a les mans. Si arriba
              colpejat, fes-ne una foto i escriu-nos: ens n'encarreguem nosaltres.
            </p>
          </>
        );
      },
    },
    {
      id: "withdrawal",
      title: "Desistiment, devolucions i cancel·lacions",
      body: () => (
        <p>
          Tens {withdrawalDays} dies naturals per desistir sense donar explicacions. Els terminis, els casos
          en què no s'aplica, qui paga la tornada i el formulari són a{" "}
          <Link to="/returns-and-exchanges">Canvis i devolucions</Link>, que forma part d'aquestes condicions.
          Ho pots fer en línia, sense entrar al teu compte:{" "}
          <Link to="/withdrawal">desistir del contracte aquí</Link>.
        </p>
      ),
    },
    {
      id: "guarantee",
      title: "Garantia legal",
      body: () => (
        <>
          <p>
            Els articles nous tenen {guaranteeYears} anys de garantia legal des del lliurament; els usats,
            almenys 1. Si un article no és conforme amb el que et vam vendre, tries entre que el reparem o el
            canviem, tret que una de les dues coses sigui impossible o desproporcionada. Si no es pot, no ho
            fem en un termini raonable o torna a fallar, pots demanar una rebaixa del preu o, si el defecte no
            és lleu, resoldre la compra. No et costa res: tampoc el transport.
          </p>
          <p>
            Si el defecte apareix els 2 primers anys, es presumeix que ja hi era; no ho has de demostrar.
            Mentre reparem o canviem, el termini de garantia s'atura; si tries reparar, s'allarga a més 12
            mesos, un cop. L'acció per reclamar prescriu al cap de 5 anys que el defecte es manifesti.
          </p>
          <p>
            Muntar la peça tu mateix no en treu la garantia. El que no cobreix és el desgast normal ni el dany
            que causa un mal muntatge.
          </p>
          <p>
            Per reclamar, escriu-nos amb el número de comanda i una foto. Et donem un justificant en rebre la
            peça i un altre en tornar-te-la. Si el fabricant dona a més una garantia comercial, les condicions
            són a la fitxa.
          </p>
        </>
      ),
    },
    {
      id: "waste",
      title: "Bateries, oli i aparells vells",
      body: (shop) => (
        <ul>
          <li>
            Recollim gratis la teva bateria d'arrencada vella a la botiga de {shop.address.municipality}, en
            compris una de nova o no. El cubell ratllat vol dir que no va a les escombraries: conté plom i
            àcid.
          </li>
          <li>
            L'oli usat no s'aboca mai al desguàs ni a terra. Porta'l en un envàs tancat a una deixalleria o a
            un taller.
          </li>
          <li>
            Si compres un aparell elèctric o un llum, ens emportem gratis el vell equivalent. Digue'ns-ho en
            fer la comanda.
          </li>
        </ul>
      ),
    },
    {
      id: "reviews",
      title: "Opinions i ordre dels resultats",
      body: () => (
        <>
          <p>
            Només pot opinar qui ha comprat l'article en aquesta botiga, sol o en un combo, i ja l'ha rebut:
            ho comprovem amb la seva comanda. L'opinió és del que s'ha comprat o fet servir els 30 dies
            anteriors; si la compra és més antiga, demanem a qui opina que declari aquest ús. Al costat de
            cada opinió diem quan es va comprar i quan es va escriure.
          </p>
          <p>
            Publiquem les opinions bones i les dolentes sense revisar-les abans, totes compten en la mitjana,
            i no en paguem cap. Qui l'escriu la pot canviar o esborrar quan vulgui. La botiga la pot
            respondre, no esborrar.
          </p>
          <p>
            Amb «Avisa» ens pots dir que una opinió incompleix la llei o aquestes normes: explica una cosa que
            no és veritat, insulta o amenaça, mostra dades personals o no parla del producte. La mira una
            persona i, si deixes el teu correu, et diem què decidim. Si cal amagar-la, se'n treuen el text i
            les fotos; les estrelles continuen comptant i la llista diu quantes n'hi ha d'amagades. A qui la
            va escriure li donem el motiu, i s'hi pot oposar: ho tornem a mirar.
          </p>
          <p>
            Els llistats s'ordenen pel que respon millor a la teva cerca i al teu vehicle; si tries un altre
            ordre, només per aquest. Ningú no paga per sortir abans.
          </p>
        </>
      ),
    },
    {
      id: "complaints",
      title: "Queixes i reclamacions",
      body: (shop) => (
        <>
          <p>
            Per correu postal, per telèfon o per correu electrònic: els tens a{" "}
            <Link to="/contact-us#complaints">Contacte</Link>. Et donem una clau i un justificant per escrit,
            i responem en {complaintDays} dies com a màxim. Tenim fulls de reclamacions a la botiga.
          </p>
          <p>
            {shop.dispute_body
              ? `Estem adherits a ${shop.dispute_body}, on pots acudir si no en quedes conforme.`
              : "No estem adherits a cap entitat de resolució alternativa de litigis. Si no resolem la teva reclamació, et direm per escrit si acceptem anar-hi; a Madrid et pots adreçar a la Junta Arbitral de Consumo."}
          </p>
          <p>
            Aquestes condicions es regeixen per la llei espanyola. Si ets consumidor pots demandar, i només
            se't pot demandar, als jutjats del teu domicili.
          </p>
        </>
      ),
    },
    {
      id: "accessibility",
      title: "Accessibilitat",
      body: (shop) => (
        <>
          <p>
            Volem que tothom pugui comprar aquí. La botiga es construeix segons les pautes WCAG 2.2, nivell
            AA, que inclouen les que demana la norma EN 301 549: es fa servir sencera amb el teclat, els
            textos tenen prou contrast en el tema clar i en el fosc, es pot ampliar, respecta qui prefereix
            menys moviment i cada control té nom per als lectors de pantalla. Ho comprovem amb una eina
            automàtica a cada pàgina pública i a mà en els passos de compra.
          </p>
          <p>
            El que sabem que falta: les fitxes de seguretat i altres documents de fabricants poden no ser
            accessibles. Si et trobes amb una barrera o necessites res en un altre format, escriu-nos a{" "}
            <a href={`mailto:${shop.email}`}>{shop.email}</a> o truca'ns: t'atenem i ho corregim.
          </p>
        </>
      ),
    },
    {
      id: "validity",
      title: "Si canvien o en falla una part",
      body: () => (
        <p>
          Si canviem aquestes condicions, les noves valen per a les comandes que facis a partir de la seva
          data, mai per a les anteriors. Si una clàusula resulta no ser vàlida, les altres es mantenen.
        </p>
      ),
    },
  ],
};
