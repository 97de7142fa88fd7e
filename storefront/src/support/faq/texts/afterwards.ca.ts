import type { QuestionId, QuestionText } from "../questions.ts";

/** Delivery, returns, guarantee, account and shop. */
export const afterwards = {
  "shipping-cost": {
    question: "Quant costa l'enviament?",
    answer: [
      "Depèn del pes i de la destinació: a la Península, des de {standardFrom} l'enviament estàndard.{freeFrom} Ho veus a la cistella abans de pagar; si no t'ho hem dit, no ho deus.",
    ],
    words: "despeses enviament ports gratis preu",
  },
  "shipping-time": {
    question: "Quan arriba la meva comanda?",
    answer: [
      "Les comandes pagades abans de les {cutoff}.00 d'un dia feiner surten aquell mateix dia. A la Península l'enviament estàndard triga {transit}. La fitxa i el resum diuen el dia que esperem lliurar-la.",
    ],
    words: "termini lliurament dies urgent 24 hores quan",
  },
  "shipping-where": {
    question: "On envieu?",
    answer: ["Enviem a {served}.{unserved}"],
    words: "canàries balears ceuta melilla península estranger portugal",
  },
  "shipping-pickup": {
    question: "Ho puc recollir a la botiga?",
    answer: ["Sí, sense cost, a {address}. T'avisem per correu quan està a punt. Horari: {hours}."],
    words: "recollida botiga taulell madrid",
  },
  "shipping-cuba": {
    question: "Com funcionen els enviaments a Cuba?",
    answer: [
      "Són una exportació: surten sense IVA, i els drets i impostos de la duana de Cuba els paga qui rep el paquet. Demanem el número d'identitat de qui el rep perquè ho exigeix la duana. Van en avió: bateries, aerosols i altres articles perillosos no hi poden anar.",
    ],
    words: "duana carnet identitat exportació havana",
  },
  "shipping-damaged": {
    question: "El paquet ha arribat colpejat o hi falta alguna cosa",
    answer: [
      "Fes-ne una foto i [escriu-nos](/contact-us#write) amb el número de comanda: ens n'encarreguem nosaltres. No perds cap dret per no haver-ho anotat al transportista.",
    ],
    words: "trencat malmès incomplet cop transport",
  },
  "returns-withdraw": {
    question: "Com torno un article?",
    answer: [
      "Tens {withdrawalDays} dies naturals des del lliurament per desistir, sense explicacions. Fes-ho a [Desistir del contracte aquí](/withdrawal): dos passos, sense entrar al teu compte. T'enviem de seguida el justificant, i tens {withdrawalDays} dies més per enviar-lo.",
    ],
    words: "devolució tornar desistiment canviar d'idea",
  },
  "returns-mounted": {
    question: "Puc tornar una peça que ja he muntat?",
    answer: [
      "Pots desistir igualment dins del termini. Si l'has feta servir més del necessari per examinar-la, podem descomptar el que hagi perdut de valor, amb el motiu i la xifra per escrit. Si no encaixa tot i que vam dir que sí, o està malament, és cosa nostra.",
    ],
    words: "usada muntada oberta caixa instal·lat",
  },
  "returns-cost": {
    question: "Qui paga el transport d'una devolució?",
    answer: [
      "Si desisteixes, la tornada la pagues tu; portar-ho a la botiga no costa res. Si la peça va arribar malament, equivocada o no encaixa tot i que vam dir que sí, la paguem nosaltres.",
    ],
    words: "despeses devolució ports recollida",
  },
  "returns-refund": {
    question: "Quan em reemborseu?",
    answer: [
      "En {withdrawalDays} dies des del teu avís com a molt tard, amb la mateixa forma de pagament i amb l'enviament estàndard d'anada inclòs. Podem esperar a rebre els articles o la prova que els has enviat. Mai no donem un val en lloc seu.",
    ],
    words: "diners reemborsament abonament termini val",
  },
  "returns-excluded": {
    question: "Què no es pot tornar?",
    answer: [
      "El que es fa segons les teves indicacions, com pintura barrejada pel teu codi de color o una clau tallada per al teu cotxe, i el que caduca amb rapidesa. La seva fitxa ho diu abans que ho compris. Una peça corrent demanada per a tu sí que es pot tornar.",
    ],
    words: "excepcions personalitzat pintura clau",
  },
  "returns-exchange": {
    question: "I si ja han passat els {withdrawalDays} dies?",
    answer: [
      "Pel nostre compte acceptem canvis i devolucions fins a {voluntaryDays} dies des que ho reps, si està sense usar, sense danys i amb el seu embalatge. Els transports els pagues tu. La garantia legal va a part.",
    ],
    words: "canvi voluntària termini tard",
  },
  "guarantee-years": {
    question: "Quina garantia tenen les peces?",
    answer: [
      "{guaranteeYears} anys de garantia legal des del lliurament si són noves, i com a mínim 1 si són usades. Si el defecte apareix en els 2 primers anys, no has de demostrar que ja hi era.",
    ],
    words: "anys garantia legal durada",
  },
  "guarantee-claim": {
    question: "La peça ha fallat, com faig servir la garantia?",
    answer: [
      "A la pàgina de la comanda, amb «Reclamar per garantia». També pots [escriure'ns](/contact-us#write) amb el número de comanda i explicar-nos què passa. Tries entre que la reparem o la canviem, sense cost, tampoc de transport. Si no es pot o torna a fallar, pots demanar una rebaixa o resoldre la compra.",
    ],
    words: "defecte trencada avaria reclamar defectuosa",
  },
  "guarantee-own-work": {
    question: "Perdo la garantia si la munto jo?",
    answer: ["No. El que la garantia no cobreix és el desgast normal ni el dany que causa un mal muntatge."],
    words: "muntatge taller particular casa",
  },
  "guarantee-wrong-part": {
    question: "M'heu enviat una altra peça, o no encaixa",
    answer: [
      "[Escriu-nos](/contact-us#write) amb el número de comanda: te la canviem o te la reemborsem, amb el transport a càrrec nostre. Compara sempre la peça nova amb la vella abans de muntar-la.",
    ],
    words: "equivocada error no encaixa diferent",
  },
  "account-why": {
    question: "Per a què serveix el compte?",
    answer: [
      "Desa les teves comandes, adreces, preferits i llistes, i el que ens escrius. També pots comprar sense. [Crea un compte](/sign-up)",
    ],
    words: "registre registrar-se avantatges",
  },
  "account-password": {
    question: "He oblidat la contrasenya o està bloquejada",
    answer: [
      "Demana un enllaç a [He oblidat la contrasenya](/forgot-password). Després de tres contrasenyes equivocades el compte es bloqueja 3 hores; l'enllaç del correu el desbloqueja abans.",
    ],
    words: "bloquejada clau entrar accedir",
  },
  "account-people": {
    question: "Pot fer servir el meu compte una altra persona?",
    answer: [
      "Sí: convida-la per correu des de [Persones](/users). Cadascuna entra amb la seva contrasenya i veieu plegades les comandes i les adreces. La pots treure quan vulguis.",
    ],
    words: "família taller compartir convidar",
  },
  "account-delete": {
    question: "Com elimino el meu compte o descarrego les meves dades?",
    answer: [
      "A [Les meves dades](/profile/data): descarregues un fitxer amb tot o elimines el compte. Les comandes i factures es conserven bloquejades el temps que demana la llei.",
    ],
    words: "esborrar baixa privacitat rgpd protecció dades",
  },
  "shop-contact": {
    question: "Com parlo amb una persona?",
    answer: [
      "[Escriu-nos](/contact-us#write), truca al {phone} o vine a {address}. Horari: {hours}. Et contesta una persona de la botiga.",
    ],
    words: "telèfon atenció client horari correu whatsapp",
  },
  "shop-complaint": {
    question: "Com poso una reclamació?",
    answer: [
      "Al [formulari](/contact-us#write), per telèfon, per carta o a la botiga. Et donem un número i un justificant, i responem en {complaintDays} dies com a màxim. Tenim fulls de reclamacions.",
    ],
    words: "queixa full reclamacions consum arbitratge",
  },
  "shop-old-battery": {
    question: "On deixo la bateria, l'oli o la bombeta vells?",
    answer: [
      "Pots portar la bateria vella a la botiga sense cost, encara que no en compris una altra. L'oli usat porta'l a una deixalleria o a un taller: no el llencis mai. En comprar una bombeta o un altre aparell elèctric recollim el vell.",
    ],
    words: "reciclatge residus deixalleria bateria usada",
  },
} satisfies Partial<Record<QuestionId, QuestionText>>;
