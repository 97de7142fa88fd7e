import type { QuestionId, QuestionText } from "../questions.ts";

/** Fit, orders and payment. */
export const buying = {
  "fit-how": {
    question: "Com sé si una peça encaixa al meu cotxe?",
    answer: [
      "Tria el teu cotxe a la portada o al botó de dalt. Des d'aquell moment cada article diu si encaixa, si encaixa amb una condició, si és universal, si no encaixa o si no en tenim dades.",
      "Si diem que encaixa al teu cotxe i no encaixa, en responem nosaltres, també del transport.",
    ],
    words: "compatible compatibilitat serveix va bé muntar",
  },
  "fit-if": {
    question: "Què vol dir «Encaixa si»?",
    answer: [
      "Que la peça és per al teu cotxe amb una condició: per exemple, eix davanter, fabricat des d'una data, amb un motor o amb un equipament. Comprova-la al cotxe o als papers abans d'afegir-la a la cistella.",
    ],
    words: "condició depèn data fabricació eix",
  },
  "fit-unknown": {
    question: "Hi diu «Sense dades» per al meu cotxe, què faig?",
    answer: [
      "No sabem si encaixa, i no ho suposem. Compara el número i les mides amb la teva peça vella o [pregunta'ns-ho](/contact-us#write): el teu cotxe va amb el missatge.",
    ],
    words: "desconegut no surt dubtes",
  },
  "fit-universal": {
    question: "Què és un article universal?",
    answer: [
      "El que no depèn del cotxe, com eines, olis per la seva norma o productes de neteja. El filtre per cotxe no l'amaga mai. En els olis i líquids mira igualment la norma que demana el teu manual.",
    ],
    words: "oli eina accessori norma",
  },
  "fit-vehicle-missing": {
    question: "El meu cotxe no és a la llista",
    answer: [
      "Prova amb les dades de la fitxa tècnica, a «Afegeix al meu garatge». Si tampoc surt, [escriu-nos](/contact-us#write) amb la marca, el model, l'any i les lletres P.1, P.2, P.3 i B: et diem quines peces li van.",
    ],
    words: "model marca versió no trobo falta vehicle",
  },
  "fit-papers": {
    question: "On són P.1, P.2, P.3 i B als papers?",
    answer: [
      "A la fitxa tècnica i al permís de circulació. P.1 és la cilindrada en cm³, P.2 la potència en kW, P.3 el combustible i B la data de la primera matriculació.",
      "Amb aquestes quatre dades gairebé sempre queda una sola versió. Escriu-les a «Afegeix al meu garatge», pels papers.",
    ],
    words: "fitxa tècnica permís circulació cilindrada potència kw cv cavalls matriculació documentació",
  },
  "fit-vin": {
    question: "Puc cercar pel número de bastidor?",
    answer: [
      "El pots escriure: et diem si està ben format i la marca. La versió exacta no se sap pel bastidor, així que completa-la amb les dades de la fitxa tècnica.",
    ],
    words: "vin xassís bastidor número identificació",
  },
  "fit-old-number": {
    question: "Puc cercar pel número de la peça vella?",
    answer: [
      "Sí: escriu-lo al cercador, amb o sense espais, punts i guions. Troba els números de cada marca de recanvi i els del fabricant del cotxe.",
    ],
    words: "referència codi gravat oem",
  },
  "fit-oe": {
    question: "Què són els números OE i els articles equivalents?",
    answer: [
      "El número OE és el que dona el fabricant del cotxe a la seva peça: serveix per comparar. Els equivalents són peces d'altres marques per al mateix lloc; la fitxa de cada article els mostra amb el preu.",
    ],
    words: "original alternativa oem recanvi marca",
  },
  "fit-garage": {
    question: "Puc desar diversos cotxes?",
    answer: [
      "Sí, al teu garatge. N'hi ha un de triat i els preus, llistes i fitxes són per a ell; canvies de cotxe quan vulguis i la cistella no es buida. Cada article de la cistella recorda per a quin cotxe era.",
    ],
    words: "garatge dos cotxes canviar vehicle família taller",
  },
  "fit-sides": {
    question: "Com sé si és la peça davantera, posterior, esquerra o dreta?",
    answer: [
      "La fitxa ho diu: eix davanter o posterior, costat esquerre o dret. El costat es compta sempre assegut al seient del conductor mirant endavant. També diu quantes unitats calen per feina.",
    ],
    words: "costat eix conductor acompanyant joc parella",
  },
  "order-how": {
    question: "Com faig una comanda?",
    answer: [
      "Afegeix els articles a la cistella, prem «Tramita la comanda» i indica l'adreça, l'enviament i el pagament. Revises el resum amb el total i prems «Comanda amb obligació de pagament». Te la confirmem de seguida per correu.",
    ],
    words: "comprar tramitar cistella passos",
  },
  "order-guest": {
    question: "Necessito un compte per comprar?",
    answer: [
      "No. Sense compte reps per correu un enllaç amb què veus la comanda, la pagues, la cancel·les o en desisteixes. Si després vols un compte, la comanda s'hi pot passar des de la seva pàgina.",
    ],
    words: "convidat registrar-se sense registre",
  },
  "order-link-lost": {
    question: "He perdut el correu amb l'enllaç de la meva comanda",
    answer: [
      "Demana'n un altre a [iniciar la sessió](/sign-in) o a la pàgina de la comanda, amb el número de comanda i el correu amb què la vas fer. T'arriba en un moment.",
    ],
    words: "enllaç perdut convidat correu seguiment",
  },
  "order-change": {
    question: "Puc canviar l'adreça o els articles d'una comanda?",
    answer: [
      "Una comanda feta no es canvia sola. Si encara no ha sortit, pots cancel·lar el que no vulguis i demanar-ho de nou; per a l'adreça, [escriu-nos](/contact-us#write) com més aviat millor amb el número de comanda.",
    ],
    words: "modificar corregir equivocat afegir",
  },
  "order-cancel": {
    question: "Com cancel·lo una comanda?",
    answer: [
      "A la pàgina de la comanda, amb «Cancel·la la comanda», mentre no hagi sortit i no sigui un article personalitzat. La pots cancel·lar sencera o en part, i te la reemborsem amb la mateixa forma de pagament.",
    ],
    words: "anul·lar cancel·lació",
  },
  "order-where": {
    question: "Per on va la meva comanda?",
    answer: [
      "A [les teves comandes](/orders) o a l'enllaç del correu veus l'historial i el seguiment del paquet. T'avisem per correu quan surt i quan arriba.",
    ],
    words: "seguiment estat paquet tracking quan arriba",
  },
  "order-stock": {
    question: "Què passa si un article s'exhaureix?",
    answer: [
      "Les unitats es reserven en fer la comanda, així que no venem el que no hi ha. Si tot i així no et podem servir alguna cosa, t'ho diem i te la reemborsem sense demora.",
    ],
    words: "esgotat sense existències disponibilitat estoc",
  },
  "payment-ways": {
    question: "Com puc pagar?",
    answer: ["Amb {means}. No cobrem recàrrec per cap forma de pagament."],
    words: "targeta crèdit dèbit visa mastercard bizum transferència mètodes paypal contra reemborsament",
  },
  "payment-transfer": {
    question: "Quant de temps tinc per fer la transferència?",
    answer: [
      "5 dies, o menys fins a la primera comanda pagada amb el teu compte: l'últim dia és al pagament, abans de demanar, i a la comanda. Fins aleshores et reservem els articles; si no la rebem, la comanda es cancel·la sense cost. Posa com a concepte el número de comanda: l'IBAN i l'import són a la pàgina de la comanda i al correu.",
    ],
    words: "iban compte concepte termini banc",
  },
  "payment-card": {
    question: "És segur pagar amb targeta?",
    answer: [
      "Pagues a la pàgina del banc, amb la seva doble comprovació: no veiem ni desem les dades de la teva targeta. Et reservem els articles 60 minuts per fer-ho.",
    ],
    words: "redsys bizum seguretat visa mastercard",
  },
  "payment-vat": {
    question: "Els preus porten IVA?",
    answer: [
      "Sí, tots els preus porten l'IVA inclòs i la cistella el desglossa. En el que es ven per litres, quilos o metres veus també el preu per unitat.",
    ],
    words: "impostos iva inclòs",
  },
  "payment-invoice": {
    question: "Com aconsegueixo la factura?",
    answer: [
      "La descarregues a la pàgina de la comanda quan rebem el pagament. Per defecte és simplificada; si en necessites una de completa, amb nom, domicili i NIF, demana-la abans de pagar o després des de la mateixa comanda.",
    ],
    words: "factura completa nif cif empresa despesa pdf",
  },
  "payment-company": {
    question: "Puc comprar com a empresa o taller?",
    answer: [
      "Sí. A la comanda marca que compres com a empresa o professional i escriu el NIF: la factura surt completa. El desistiment i la garantia de consum són per a particulars.",
    ],
    words: "autònom professional taller nif cif b2b",
  },
  "payment-core": {
    question: "Què és el casc?",
    answer: [
      "Un dipòsit per la teva peça vella, que es torna. Es cobra amb algunes peces reconstruïdes, va a part del preu i te'l reemborsem sencer quan rebem la peça vella.",
    ],
    words: "dipòsit fiança peça vella reconstruït alternador",
  },
  "payment-core-return": {
    question: "Com torno la peça vella i recupero el casc?",
    answer: [
      "Envia-la o porta-la buida de líquids, completa i sense desmuntar, a la caixa de la nova i amb el número de comanda. Portar-la a la botiga no costa res; si l'envies, aquest transport el pagues tu. Les condicions són a [Canvis i devolucions](/returns-and-exchanges#core).",
    ],
    words: "tornar casc dipòsit recuperar",
  },
} satisfies Partial<Record<QuestionId, QuestionText>>;
