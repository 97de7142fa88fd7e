import { complaintDays, guaranteeYears, withdrawalDays } from "../../shop/legal.ts";
import { list, paragraph, steps } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Termes i condicions",
  description: "Com es compra, es paga, es lliura i es garanteix un recanvi en aquesta botiga.",
  lead: (shop) =>
    `Aquestes són les regles de les compres a ${shop.name}. Estan escrites perquè es llegeixin: si alguna cosa no queda clara, [pregunta'ns-ho](/contact-us) abans de comprar. Res del que diuen no treu els drets que la llei dona als consumidors.`,
  sections: [
    { id: "seller", title: "Qui et ven", body: (shop) => [shop.identity] },
    {
      id: "scope",
      title: "A quines compres s'apliquen",
      body: (shop) => [
        paragraph(
          "A totes les comandes que fas en aquest web. Per comprar has de ser major d'edat. S'aplica la versió que hi havia publicada el dia de la teva comanda; la desem amb la comanda i la pots descarregar a la pàgina de la comanda.",
        ),
        paragraph(
          "Pots llegir aquestes condicions i contractar en castellà, català o anglès. Els missatges i documents de la teva comanda van en l'idioma en què la vas fer; el contracte i les factures es poden descarregar també en castellà.",
        ),
        paragraph(
          `Si compres per a la teva empresa o el teu taller no ets consumidor: no tens el dret de desistiment ni la garantia legal de ${guaranteeYears} anys dels consumidors, sinó el que estableixen les lleis mercantils. ${shop.name} no tracta ningú de manera diferent pel seu país de residència: pots comprar des de qualsevol lloc si el lliurament és en una zona que servim.`,
        ),
      ],
    },
    {
      id: "ordering",
      title: "Com es fa una comanda",
      body: () => [
        steps([
          "Afegeixes els articles a la cistella. Allà veus el preu amb IVA i, si n'hi ha, el casc.",
          "Amb el teu compte o sense, indiques les teves dades, l'adreça, la forma d'enviament i la forma de pagament.",
          "Revises el resum: articles, vehicle al qual van, enviament, impostos i total. Cada part té un enllaç per corregir-la.",
          "Prems «Comanda amb obligació de pagament». En aquell moment fas la comanda i et compromets a pagar-la.",
          "Et confirmem de seguida per correu electrònic que l'hem rebuda, i en tot cas abans de 24 hores. Aquest correu porta el contracte sencer: la teva comanda, aquestes condicions, la informació sobre el desistiment i el seu formulari. Si la vas fer en un altre idioma, porta també la còpia en castellà.",
        ]),
        paragraph(
          "Abans de prémer el botó pots canviar o esborrar qualsevol dada. Si veus un error després, escriu-nos com més aviat millor: mentre el paquet no hagi sortit, gairebé sempre té solució.",
        ),
        paragraph(
          "Desem el contracte amb la teva comanda. El pots descarregar i imprimir a [les teves comandes](/orders) quan vulguis.",
        ),
      ],
    },
    {
      id: "fit",
      title: "Si la peça encaixa",
      body: () => [
        paragraph(
          "Quan tries el teu vehicle, cada article diu si encaixa, si encaixa amb una condició (per exemple, «eix davanter» o «fabricat des de 05/2012»), si és universal, si no encaixa o si no ho sabem. Aquesta informació forma part del que et venem: si diem que encaixa al teu vehicle i no hi encaixa, la peça no és conforme i en responem nosaltres, també del transport.",
        ),
        paragraph(
          "Quan posem una condició, et demanem que la comprovis abans d'afegir la peça. Quan no sabem si encaixa, ho diem: compara el número i les mides amb la teva peça vella, o pregunta'ns-ho.",
        ),
        paragraph(
          "Compara sempre la peça nova amb la vella abans de muntar-la. Els números i noms dels fabricants de vehicles serveixen per comparar; les peces no són seves si no es diu.",
        ),
      ],
    },
    {
      id: "restricted",
      title: "Articles de venda limitada",
      body: () => [
        list([
          "Els gasos refrigerants fluorats només es venen a empreses habilitades.",
          "Els àcids i altres precursors d'explosius per sobre del límit legal no es venen al públic.",
          "Algunes peces de tuning són una reforma del vehicle i necessiten projecte o ITV. Abans de muntar-les, pregunta a la teva ITV.",
          "Les peces usades, si n'hi ha, venen només de centres autoritzats de tractament i porten el seu certificat.",
        ]),
      ],
    },
    {
      id: "prices",
      title: "Preus i impostos",
      body: (shop) => [
        paragraph(
          `Els preus són en euros i porten l'IVA inclòs (${shop.vatRate} %, tipus general). El cost de l'enviament es mostra abans de pagar; si no te l'hem dit, no el deus. Als articles que es venen per volum, pes o longitud hi veuràs també el preu per litre, quilo o metre.`,
        ),
        paragraph(
          "En una rebaixa, el preu anterior és el més baix que ha tingut aquell mateix article els 30 dies anteriors, i es diu fins quan dura. Els combos costen menys que les seves peces per separat, però aquesta suma no és un preu anterior.",
        ),
        paragraph(
          "No personalitzem preus: tothom veu els mateixos. No cobrem cap recàrrec per cap forma de pagament ni afegim extres que no hagis demanat.",
        ),
        ...(shop.unserved ? [paragraph(`De moment queden fora del repartiment ${shop.unserved}.`)] : []),
        ...(shop.isOutsideVat
          ? [
              paragraph(
                "Les Canàries, Ceuta i Melilla són fora del territori de l'IVA: els enviaments van sense IVA, i els impostos i tràmits de l'entrada els paga qui rep el paquet. No estan inclosos en el preu.",
              ),
            ]
          : []),
        ...(shop.isExporting
          ? [
              paragraph(
                "Els enviaments a Cuba són una exportació: surten sense IVA, i els drets i impostos de la duana de destinació els paga qui rep el paquet. No estan inclosos en el preu.",
              ),
            ]
          : []),
      ],
    },
    {
      id: "core",
      title: "El casc",
      body: () => [
        paragraph(
          "Algunes peces reconstruïdes porten casc: un dipòsit que se't torna sencer quan ens lliures la peça vella. Va a part del preu i en la seva pròpia línia a la fitxa, la cistella, la comanda i la factura. Les condicions són a [Canvis i devolucions](/returns-and-exchanges#core).",
        ),
      ],
    },
    {
      id: "payment",
      title: "Pagament",
      body: (shop) => [
        paragraph(`Pots pagar amb ${shop.means}.`),
        ...(shop.payment_means.includes("transfer")
          ? [
              paragraph(
                "Si pagues per transferència, et reservem els articles 5 dies, o menys fins a la primera comanda pagada amb el teu compte: l'últim dia és al pagament, abans de demanar, i al correu de la comanda. Si en aquest termini no l'hem rebuda, la comanda es cancel·la sense cost i t'avisem.",
              ),
            ]
          : []),
        ...(shop.payment_means.some((means) => means !== "transfer")
          ? [
              paragraph(
                "Amb targeta o Bizum pagues a la pàgina del banc, amb la seva doble comprovació; nosaltres no en veiem ni en desem les dades. Et reservem els articles 60 minuts per fer-ho. Si el teu pagament arriba quan la comanda ja està cancel·lada i no la podem recuperar, te'l reemborsem sencer.",
              ),
            ]
          : []),
      ],
    },
    {
      id: "invoices",
      title: "Factures",
      body: () => [
        paragraph(
          "Quan rebem el teu pagament emetem la factura i la tens per descarregar a [la teva comanda](/orders). Per defecte és simplificada; si en necessites una de completa, amb nom, domicili i NIF, la demanes abans de pagar o després, des de la mateixa comanda. Cada reemborsament porta la seva factura rectificativa.",
        ),
      ],
    },
    {
      id: "delivery",
      title: "Lliurament",
      body: (shop) => [
        paragraph(
          `Enviem a ${shop.served}. També pots recollir la comanda sense cost a ${shop.addressLine}. La fitxa i el resum diuen quin dia esperem lliurar-la: les comandes pagades abans de les ${shop.dispatch_cutoff_hour}.00 d'un dia feiner surten el mateix dia.`,
        ),
        paragraph(
          "Com a molt tard lliurem en 30 dies. Si no podem servir un article, t'ho diem i et reemborsem el que has pagat sense demora. Si ens retardem, ens pots donar un termini raonable més i, si tampoc no arriba, resoldre el contracte. Aleshores et reemborsem sense demora tot el que vas pagar.",
        ),
        paragraph(
          "El risc és nostre fins que tu, o la persona que indiquis, teniu el paquet a les mans. Si arriba colpejat, fes-ne una foto i escriu-nos: ens n'encarreguem nosaltres.",
        ),
      ],
    },
    {
      id: "withdrawal",
      title: "Desistiment, devolucions i cancel·lacions",
      body: () => [
        paragraph(
          `Tens ${withdrawalDays} dies naturals per desistir sense donar explicacions. Els terminis, els casos en què no s'aplica, qui paga la tornada i el formulari són a [Canvis i devolucions](/returns-and-exchanges), que forma part d'aquestes condicions. Ho pots fer en línia, sense entrar al teu compte: [desistir del contracte aquí](/withdrawal).`,
        ),
      ],
    },
    {
      id: "guarantee",
      title: "Garantia legal",
      body: () => [
        paragraph(
          `Els articles nous tenen ${guaranteeYears} anys de garantia legal des del lliurament; els usats, almenys 1. Si un article no és conforme amb el que et vam vendre, tries entre que el reparem o el canviem, tret que una de les dues coses sigui impossible o desproporcionada. Si no es pot, no ho fem en un termini raonable o torna a fallar, pots demanar una rebaixa del preu o, si el defecte no és lleu, resoldre la compra. No et costa res: tampoc el transport.`,
        ),
        paragraph(
          "Si el defecte apareix els 2 primers anys, es presumeix que ja hi era; no ho has de demostrar. Mentre reparem o canviem, el termini de garantia s'atura; si tries reparar, s'allarga a més 12 mesos, un cop. L'acció per reclamar prescriu al cap de 5 anys que el defecte es manifesti.",
        ),
        paragraph(
          "Muntar la peça tu mateix no en treu la garantia. El que no cobreix és el desgast normal ni el dany que causa un mal muntatge.",
        ),
        paragraph(
          "Per reclamar, obre la teva comanda i prem «Reclamar per garantia» a l'article: explica'ns què falla, des de quan i què prefereixes. Reps un justificant amb número, dia i hora, i allà veus la nostra resposta. També pots reclamar per carta, telèfon o correu. Si a més hi ha una garantia comercial, del fabricant o nostra, el seu text és a la fitxa, a la cistella i al contracte. Se suma a la legal i no la limita.",
        ),
      ],
    },
    {
      id: "waste",
      title: "Bateries, oli i aparells vells",
      body: (shop) => [
        list([
          `Recollim gratis la teva bateria d'arrencada vella a la botiga de ${shop.address.municipality}, en compris una de nova o no. El cubell ratllat vol dir que no va a les escombraries: conté plom i àcid.`,
          "L'oli usat no s'aboca mai al desguàs ni a terra. Porta'l en un envàs tancat a una deixalleria o a un taller.",
          "Si compres un aparell elèctric o un llum, ens quedem gratis el vell equivalent. Porta'l a la botiga o [escriu-nos](/contact-us) i et diem com enviar-lo.",
        ]),
      ],
    },
    {
      id: "reviews",
      title: "Opinions i ordre dels resultats",
      body: () => [
        paragraph(
          "Només pot opinar qui ha comprat l'article en aquesta botiga, sol o en un combo, i ja l'ha rebut: ho comprovem amb la seva comanda. L'opinió és del que s'ha comprat o fet servir els 30 dies anteriors; si la compra és més antiga, demanem a qui opina que declari aquest ús. Al costat de cada opinió diem quan es va comprar i quan es va escriure.",
        ),
        paragraph(
          "Publiquem les opinions bones i les dolentes sense revisar-les abans, totes compten en la mitjana, i no en paguem cap. Qui l'escriu la pot canviar o esborrar quan vulgui. La botiga la pot respondre, no esborrar.",
        ),
        paragraph(
          "Amb «Avisa» ens pots dir que una opinió incompleix la llei o aquestes normes: explica una cosa que no és veritat, insulta o amenaça, mostra dades personals o no parla del producte. La mira una persona i, si deixes el teu correu, et diem què decidim. Si cal amagar-la, se'n treuen el text i les fotos; les estrelles continuen comptant i la llista diu quantes n'hi ha d'amagades. A qui la va escriure li donem el motiu, i s'hi pot oposar: ho tornem a mirar.",
        ),
        paragraph(
          "Els llistats s'ordenen pel que respon millor a la teva cerca i al teu vehicle, i després pel que se sol necessitar més; el que està exhaurit va al final. Si tries un altre ordre, només per aquest. Ningú no paga per sortir abans.",
        ),
      ],
    },
    {
      id: "complaints",
      title: "Queixes i reclamacions",
      body: (shop) => [
        paragraph(
          `Per correu postal, per telèfon o per correu electrònic: els tens a [Contacte](/contact-us#complaints). Et donem una clau i un justificant per escrit, i responem en ${complaintDays} dies com a màxim. Tenim fulls de reclamacions a la botiga.`,
        ),
        paragraph(
          `${
            shop.dispute_body
              ? `Estem adherits a ${shop.disputeBody}, on pots acudir si no en quedes conforme.`
              : "No estem adherits a cap entitat de resolució alternativa de litigis. Si no resolem la teva reclamació, et direm per escrit si acceptem anar-hi; a Madrid et pots adreçar a la Junta Arbitral de Consumo."
          }`,
        ),
        paragraph(
          "Aquestes condicions es regeixen per la llei espanyola. Si ets consumidor pots demandar, i només se't pot demandar, als jutjats del teu domicili. Si vius en un altre país, conserves a més la protecció que la seva llei fa obligatòria.",
        ),
      ],
    },
    {
      id: "accessibility",
      title: "Accessibilitat",
      body: (shop) => [
        paragraph(
          "Volem que tothom pugui comprar aquí. La botiga es construeix segons les pautes WCAG 2.2, nivell AA, que inclouen les que demana la norma EN 301 549: es fa servir sencera amb el teclat, els textos tenen prou contrast en el tema clar i en el fosc, es pot ampliar, respecta qui prefereix menys moviment i cada control té nom per als lectors de pantalla. Ho comprovem amb una eina automàtica a cada pàgina pública i a mà en els passos de compra.",
        ),
        paragraph(
          `El que sabem que falta: les fitxes de seguretat i altres documents de fabricants poden no ser accessibles. Si et trobes amb una barrera o necessites res en un altre format, escriu-nos a [${shop.email}](mailto:${shop.email}) o truca'ns: t'atenem i ho corregim.`,
        ),
      ],
    },
    {
      id: "validity",
      title: "Si canvien o en falla una part",
      body: () => [
        paragraph(
          "Si canviem aquestes condicions, les noves valen per a les comandes que facis a partir de la seva data, mai per a les anteriors. Si una clàusula resulta no ser vàlida, les altres es mantenen.",
        ),
      ],
    },
  ],
};
