import type { Locale } from "@recambia/contract/locale";

/** What to do after an accident (P3). */
export const response: Readonly<Record<string, Record<Locale, string>>> = {
  P301: { es: "EN CASO DE INGESTIÓN:", ca: "EN CAS D'INGESTIÓ:", en: "IF SWALLOWED:" },
  P302: { es: "EN CASO DE CONTACTO CON LA PIEL:", ca: "EN CAS DE CONTACTE AMB LA PELL:", en: "IF ON SKIN:" },
  P303: {
    es: "EN CASO DE CONTACTO CON LA PIEL (o el pelo):",
    ca: "EN CAS DE CONTACTE AMB LA PELL (o els cabells):",
    en: "IF ON SKIN (or hair):",
  },
  P304: { es: "EN CASO DE INHALACIÓN:", ca: "EN CAS D'INHALACIÓ:", en: "IF INHALED:" },
  P305: {
    es: "EN CASO DE CONTACTO CON LOS OJOS:",
    ca: "EN CAS DE CONTACTE AMB ELS ULLS:",
    en: "IF IN EYES:",
  },
  P306: {
    es: "EN CASO DE CONTACTO CON LA ROPA:",
    ca: "EN CAS DE CONTACTE AMB LA ROBA:",
    en: "IF ON CLOTHING:",
  },
  P308: {
    es: "EN CASO DE exposición demostrada o supuesta:",
    ca: "EN CAS D'exposició demostrada o suposada:",
    en: "IF exposed or concerned:",
  },
  P310: {
    es: "Llamar inmediatamente a un CENTRO DE TOXICOLOGÍA o a un médico.",
    ca: "Trucar immediatament a un CENTRE DE TOXICOLOGIA o a un metge.",
    en: "Immediately call a POISON CENTER or doctor.",
  },
  P311: {
    es: "Llamar a un CENTRO DE TOXICOLOGÍA o a un médico.",
    ca: "Trucar a un CENTRE DE TOXICOLOGIA o a un metge.",
    en: "Call a POISON CENTER or doctor.",
  },
  P312: {
    es: "Llamar a un CENTRO DE TOXICOLOGÍA o a un médico si la persona se encuentra mal.",
    ca: "Trucar a un CENTRE DE TOXICOLOGIA o a un metge si la persona es troba malament.",
    en: "Call a POISON CENTER or doctor if you feel unwell.",
  },
  P313: { es: "Consultar a un médico.", ca: "Consultar un metge.", en: "Get medical advice or attention." },
  P314: {
    es: "Consultar a un médico en caso de malestar.",
    ca: "Consultar un metge en cas de malestar.",
    en: "Get medical advice or attention if you feel unwell.",
  },
  P315: {
    es: "Consultar a un médico inmediatamente.",
    ca: "Consultar un metge immediatament.",
    en: "Get immediate medical advice or attention.",
  },
  P316: {
    es: "Buscar ayuda médica urgente inmediatamente.",
    ca: "Buscar ajuda mèdica urgent immediatament.",
    en: "Get emergency medical help immediately.",
  },
  P317: { es: "Buscar ayuda médica.", ca: "Buscar ajuda mèdica.", en: "Get medical help." },
  P319: {
    es: "Buscar ayuda médica si la persona se encuentra mal.",
    ca: "Buscar ajuda mèdica si la persona es troba malament.",
    en: "Get medical help if you feel unwell.",
  },
  P320: {
    es: "Se necesita urgentemente un tratamiento específico (ver la etiqueta).",
    ca: "Cal urgentment un tractament específic (vegeu l'etiqueta).",
    en: "Specific treatment is urgent (see the label).",
  },
  P321: {
    es: "Se necesita un tratamiento específico (ver la etiqueta).",
    ca: "Cal un tractament específic (vegeu l'etiqueta).",
    en: "Specific treatment (see the label).",
  },
  P330: { es: "Enjuagarse la boca.", ca: "Esbandir-se la boca.", en: "Rinse mouth." },
  P331: { es: "NO provocar el vómito.", ca: "NO provocar el vòmit.", en: "Do NOT induce vomiting." },
  P332: {
    es: "En caso de irritación cutánea:",
    ca: "En cas d'irritació cutània:",
    en: "If skin irritation occurs:",
  },
  P333: {
    es: "En caso de irritación cutánea o sarpullido:",
    ca: "En cas d'irritació cutània o erupció:",
    en: "If skin irritation or rash occurs:",
  },
  P334: {
    es: "Sumergir en agua fría o aplicar compresas húmedas.",
    ca: "Submergir en aigua freda o aplicar compreses humides.",
    en: "Immerse in cool water or wrap in wet bandages.",
  },
  P335: {
    es: "Sacudir las partículas que se hayan depositado en la piel.",
    ca: "Espolsar les partícules que s'hagin dipositat a la pell.",
    en: "Brush off loose particles from skin.",
  },
  P336: {
    es: "Descongelar inmediatamente las partes heladas con agua tibia. No frotar la zona afectada.",
    ca: "Descongelar immediatament les parts gelades amb aigua tèbia. No fregar la zona afectada.",
    en: "Immediately thaw frosted parts with lukewarm water. Do not rub affected area.",
  },
  P337: {
    es: "Si persiste la irritación ocular:",
    ca: "Si la irritació ocular persisteix:",
    en: "If eye irritation persists:",
  },
  P338: {
    es: "Quitar las lentes de contacto cuando estén presentes y pueda hacerse con facilidad. Proseguir con el lavado.",
    ca: "Treure les lents de contacte quan n'hi hagi i es pugui fer amb facilitat. Continuar esbandint.",
    en: "Remove contact lenses, if present and easy to do. Continue rinsing.",
  },
  P340: {
    es: "Transportar a la persona al aire libre y mantenerla en una posición que le facilite la respiración.",
    ca: "Portar la persona a l'aire lliure i mantenir-la en una posició que li faciliti la respiració.",
    en: "Remove person to fresh air and keep comfortable for breathing.",
  },
  P342: {
    es: "En caso de síntomas respiratorios:",
    ca: "En cas de símptomes respiratoris:",
    en: "If experiencing respiratory symptoms:",
  },
  P351: {
    es: "Enjuagar con agua cuidadosamente durante varios minutos.",
    ca: "Esbandir amb aigua amb cura durant uns quants minuts.",
    en: "Rinse cautiously with water for several minutes.",
  },
  P352: {
    es: "Lavar con abundante agua.",
    ca: "Rentar amb aigua abundant.",
    en: "Wash with plenty of water.",
  },
  P353: {
    es: "Enjuagar la piel con agua o ducharse.",
    ca: "Esbandir la pell amb aigua o dutxar-se.",
    en: "Rinse skin with water or shower.",
  },
  P360: {
    es: "Enjuagar inmediatamente con agua abundante las prendas y la piel contaminadas antes de quitarse la ropa.",
    ca: "Esbandir immediatament amb aigua abundant la roba i la pell contaminades abans de treure's la roba.",
    en: "Rinse immediately contaminated clothing and skin with plenty of water before removing clothes.",
  },
  P361: {
    es: "Quitar inmediatamente toda la ropa contaminada.",
    ca: "Treure immediatament tota la roba contaminada.",
    en: "Take off immediately all contaminated clothing.",
  },
  P362: {
    es: "Quitar la ropa contaminada.",
    ca: "Treure la roba contaminada.",
    en: "Take off contaminated clothing.",
  },
  P363: {
    es: "Lavar la ropa contaminada antes de volver a usarla.",
    ca: "Rentar la roba contaminada abans de tornar-la a fer servir.",
    en: "Wash contaminated clothing before reuse.",
  },
  P364: {
    es: "Y lavarla antes de volver a usarla.",
    ca: "I rentar-la abans de tornar-la a fer servir.",
    en: "And wash it before reuse.",
  },
  P370: { es: "En caso de incendio:", ca: "En cas d'incendi:", en: "In case of fire:" },
  P371: {
    es: "En caso de incendio importante y en grandes cantidades:",
    ca: "En cas d'incendi important i en grans quantitats:",
    en: "In case of major fire and large quantities:",
  },
  P375: {
    es: "Luchar contra el incendio a distancia, dado el riesgo de explosión.",
    ca: "Lluitar contra l'incendi a distància, pel risc d'explosió.",
    en: "Fight fire remotely due to the risk of explosion.",
  },
  P376: {
    es: "Detener la fuga, si no hay peligro en hacerlo.",
    ca: "Aturar la fuita, si no hi ha perill en fer-ho.",
    en: "Stop leak if safe to do so.",
  },
  P377: {
    es: "Fuga de gas en llamas: no apagar, salvo si la fuga puede detenerse sin peligro.",
    ca: "Fuita de gas en flames: no apagar, tret que la fuita es pugui aturar sense perill.",
    en: "Leaking gas fire: do not extinguish, unless leak can be stopped safely.",
  },
  P378: {
    es: "Utilizar para la extinción el medio que indica la etiqueta.",
    ca: "Utilitzar per a l'extinció el mitjà que indica l'etiqueta.",
    en: "Use the means named on the label to extinguish.",
  },
  P380: { es: "Evacuar la zona.", ca: "Evacuar la zona.", en: "Evacuate area." },
  P381: {
    es: "En caso de fuga, eliminar todas las fuentes de ignición.",
    ca: "En cas de fuita, eliminar totes les fonts d'ignició.",
    en: "In case of leakage, eliminate all ignition sources.",
  },
  P390: {
    es: "Absorber el vertido para que no dañe otros materiales.",
    ca: "Absorbir el vessament perquè no malmeti altres materials.",
    en: "Absorb spillage to prevent material damage.",
  },
  P391: { es: "Recoger el vertido.", ca: "Recollir el vessament.", en: "Collect spillage." },
};
