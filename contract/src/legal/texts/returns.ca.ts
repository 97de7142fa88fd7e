import { guaranteeYears, withdrawalDays } from "../../shop/legal.ts";
import { list, paragraph, quote, subheading } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Canvis i devolucions",
  description: `${withdrawalDays} dies per desistir, canvis, cancel·lacions, casc i formulari.`,
  lead: () =>
    `Tens ${withdrawalDays} dies naturals per tornar el que compres, sense explicacions. Aquest dret te'l dona la llei. A més t'oferim canvis i devolucions per compte nostre, que van a part.`,
  sections: [
    { id: "identity", title: "Identificació i contacte", body: (shop) => [shop.identity] },
    {
      id: "information",
      title: "Informació",
      body: () => [
        paragraph("Segons el que t'hagi passat, et convé una cosa o una altra:"),
        list([
          `[Has canviat d'idea o no et serveix](#withdrawal): desisteix en ${withdrawalDays} dies.`,
          "[La comanda encara no ha sortit](#cancellations): cancel·la-la.",
          "[Ja ha passat aquest termini, o prefereixes un canvi](#returns): política voluntària.",
          "Ha arribat trencada, equivocada, o no encaixa tot i que vam dir que sí: és cosa nostra. Escriu-nos i te la canviem o te la reemborsem, amb el transport a càrrec nostre.",
          `Falla més endavant: [${guaranteeYears} anys de garantia legal](/terms-and-conditions#guarantee).`,
        ]),
      ],
    },
    {
      id: "shipping",
      title: "Enviaments",
      body: (shop) => [
        paragraph(
          `Enviem a ${shop.served}${shop.unserved ? `; de moment en queden fora ${shop.unserved}` : ""}. Els preus són aquests; el dia de lliurament el veus abans de pagar. Recollir a ${shop.addressLine} no costa res.`,
        ),
        ...shop.deliveryPrices,
        paragraph(
          "En rebre el paquet, mira si està colpejat. Si ho està, o si hi falta res, fes-ne una foto i escriu-nos. No perds cap dret per no haver-ho anotat al transportista.",
        ),
      ],
    },
    {
      id: "withdrawal",
      title: "Desistiment",
      body: (shop) => [
        subheading("El termini"),
        paragraph(
          `${withdrawalDays} dies naturals des del dia que tu, o la persona que vas indicar, rebeu la comanda. Si va en més d'un paquet, des de l'últim. N'hi ha prou que ens avisis dins del termini.`,
        ),
        subheading("Com es fa"),
        paragraph(
          `El més ràpid és [desistir del contracte aquí](/withdrawal): dos passos, sense entrar al teu compte. També val qualsevol altra declaració clara: un correu a [${shop.email}](mailto:${shop.email}), una carta a ${shop.legalName}, ${shop.addressLine}, o una trucada. Pots fer servir el [formulari de sota](#form), però no és obligatori. T'enviem de seguida un justificant, amb el dia i l'hora.`,
        ),
        subheading("La tornada"),
        paragraph(
          `Envia'ns els articles en els ${withdrawalDays} dies següents a l'avís, o porta'ls a la botiga sense cost. El transport de tornada el pagues tu. Envia'ls protegits i amb el número de comanda.`,
        ),
        subheading("El reemborsament"),
        paragraph(
          `Et reemborsem tot el que vas pagar: els articles, el casc i l'enviament estàndard d'anada (si en vas triar un de més car, la diferència no). Ho fem en ${withdrawalDays} dies des del teu avís, amb la mateixa forma de pagament i sense despeses. Podem esperar a rebre els articles o la prova que els has enviat. Mai no et donem un val en lloc dels diners, ni cobrem per reposar.`,
        ),
        subheading("L'estat de la peça"),
        paragraph(
          "Pots obrir la caixa i examinar la peça com ho faries en una botiga. Si l'has feta servir més que això, per exemple muntant-la, l'acceptem igualment, però podem descomptar el que hagi perdut de valor, amb el motiu i la xifra per escrit.",
        ),
        subheading("Quan no hi ha desistiment"),
        list([
          "Articles fets segons les teves indicacions o clarament personalitzats: per exemple, pintura barrejada segons el teu codi de color o una clau tallada per al teu cotxe. Una peça corrent demanada només per a tu no ho és.",
          "Articles que caduquen o es deterioren amb rapidesa.",
          "Articles precintats per salut o higiene, si els has obert.",
          "Articles que, per la seva naturalesa, s'han barrejat amb altres i ja no es poden separar.",
        ]),
        paragraph("Si un article és en un d'aquests casos, la fitxa ho diu abans que el compris."),
      ],
    },
    {
      id: "returns",
      title: "Devolucions i canvis voluntaris",
      body: (shop) => [
        ...(shop.voluntary_return_days > 0
          ? [
              paragraph(
                `A part del que s'ha dit, i perquè volem, pots canviar o tornar un article durant ${shop.voluntary_return_days} dies des que el reps si està sense fer servir, sense danys i en el seu embalatge original. Te'n reemborsem el preu o te'l canviem per un altre; els transports els pagues tu.`,
              ),
              paragraph(
                "En aquesta política voluntària no acceptem articles usats o danyats, personalitzats ni peribles.",
              ),
            ]
          : [paragraph("No oferim devolucions més enllà de les que dona la llei.")]),
        paragraph(
          "Res d'això no limita el teu dret de desistiment ni la garantia legal: aquí manen les regles de la llei, també per a una peça que ja has obert o muntat.",
        ),
      ],
    },
    {
      id: "cancellations",
      title: "Cancel·lacions",
      body: () => [
        paragraph(
          "Pots cancel·lar, sencer o en part, el que encara no hagi sortit i no sigui personalitzat: a [les teves comandes](/orders), o des de l'enllaç del correu si vas demanar sense compte, amb «Cancel·la la comanda». T'ho reemborsem amb la mateixa forma de pagament. Una comanda sense pagar es cancel·la sencera. Del que ja ha sortit pots desistir: el termini i les condicions són els de dalt.",
        ),
      ],
    },
    {
      id: "core",
      title: "Devolució del casc",
      body: (shop) => [
        paragraph(
          "El casc és un dipòsit per la peça vella, que es reconstrueix. Es cobra amb la peça nova i se't torna sencer quan rebem la vella, amb la mateixa forma de pagament.",
        ),
        list([
          "Ha de ser la mateixa classe de peça, completa i sense desmuntar.",
          "Buida-la de líquids i posa-la a la caixa de la nova, amb el número de comanda.",
          `La pots portar a la botiga de ${shop.address.municipality} sense cost o enviar-la; aquest transport el pagues tu.`,
          "Si no l'acceptem, et diem per què i pots demanar que te la tornem.",
        ]),
        paragraph("Si desisteixes de la compra, el casc se't torna juntament amb el preu."),
      ],
    },
    {
      id: "instructions",
      title: "Informació sobre el dret de desistiment",
      body: (shop) => [
        quote([
          subheading("Dret de desistiment"),
          paragraph(
            `Vostè té dret a desistir d'aquest contracte en un termini de ${withdrawalDays} dies naturals sense necessitat de justificació.`,
          ),
          paragraph(
            `El termini de desistiment expirarà al cap de ${withdrawalDays} dies naturals del dia en què vostè o un tercer indicat per vostè, diferent del transportista, va adquirir la possessió material dels béns o, si la comanda es lliura per separat, de l'últim d'aquests béns.`,
          ),
          paragraph(
            `Per exercir el dret de desistiment, ens ha de notificar (${shop.legalName}, ${shop.addressLine}, ${shop.phone}, ${shop.email}) la seva decisió de desistir del contracte mitjançant una declaració inequívoca (per exemple, una carta enviada per correu postal o un correu electrònic). Pot utilitzar el model de formulari de desistiment que figura més avall, tot i que no és obligatori. També pot emplenar i enviar electrònicament el desistiment al [nostre lloc web](/withdrawal). Si ho fa així, li comunicarem sense demora en un suport durador (per correu electrònic) la recepció d'aquest desistiment.`,
          ),
          paragraph(
            "Per complir el termini de desistiment, n'hi ha prou que la comunicació relativa a l'exercici d'aquest dret s'enviï abans que venci el termini corresponent.",
          ),
          subheading("Conseqüències del desistiment"),
          paragraph(
            `En cas que desisteixi, li tornarem tots els pagaments que n'hàgim rebut, incloses les despeses de lliurament (amb l'excepció de les despeses addicionals que resultin d'haver triat una modalitat de lliurament diferent de la menys costosa de lliurament ordinari que oferim), sense cap demora indeguda i, en tot cas, com a màxim ${withdrawalDays} dies naturals a partir de la data en què se'ns informi de la seva decisió de desistir d'aquest contracte. Farem aquest reemborsament amb el mateix mitjà de pagament que vostè va fer servir per a la transacció inicial, llevat que hagi disposat expressament el contrari; en tot cas, no incorrerà en cap despesa com a conseqüència del reemborsament. Podrem retenir el reemborsament fins que hàgim rebut els béns, o fins que vostè hagi presentat una prova de la seva devolució, segons quina condició es compleixi primer.`,
          ),
          paragraph(
            `Ens ha de tornar o lliurar directament els béns, a ${shop.legalName}, ${shop.addressLine}, sense cap demora indeguda i, en qualsevol cas, com a màxim en el termini de ${withdrawalDays} dies naturals a partir de la data en què ens comuniqui la seva decisió de desistir del contracte. El termini es considera complert si fa la devolució dels béns abans que s'hagi acabat. Ha d'assumir el cost directe de la devolució dels béns.`,
          ),
          paragraph(
            "Només serà responsable de la disminució de valor dels béns que resulti d'una manipulació diferent de la necessària per establir-ne la naturalesa, les característiques i el funcionament.",
          ),
        ]),
      ],
    },
    {
      id: "form",
      title: "Model de formulari de desistiment",
      body: (shop) => [
        paragraph("Només l'has d'emplenar i enviar si vols desistir del contracte."),
        quote([
          paragraph(`A l'atenció de ${shop.legalName}, ${shop.addressLine}, ${shop.email}:`),
          paragraph(
            "Per la present li comunico/comuniquem (*) que desisteixo/desistim (*) del meu/nostre (*) contracte de venda del bé següent:",
          ),
          paragraph("Demanat el/rebut el (*):"),
          paragraph("Número de comanda:"),
          paragraph("Nom del consumidor o dels consumidors:"),
          paragraph("Domicili del consumidor o dels consumidors:"),
          paragraph("Signatura del consumidor o dels consumidors (només si es presenta en paper):"),
          paragraph("Data:"),
          paragraph("(*) Ratlleu el que no correspongui."),
        ]),
      ],
    },
  ],
};
