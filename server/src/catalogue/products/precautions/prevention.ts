import type { Locale } from "@recambia/contract/locale";

/** General precautions, prevention, storage and disposal (P1, P2, P4, P5). */
export const prevention: Readonly<Record<string, Record<Locale, string>>> = {
  P101: {
    es: "Si se necesita consultar a un médico, tener a mano el recipiente o la etiqueta del producto.",
    ca: "Si cal consultar un metge, tenir a mà el recipient o l'etiqueta del producte.",
    en: "If medical advice is needed, have product container or label at hand.",
  },
  P102: {
    es: "Mantener fuera del alcance de los niños.",
    ca: "Mantenir fora de l'abast dels infants.",
    en: "Keep out of reach of children.",
  },
  P103: {
    es: "Leer atentamente y seguir todas las instrucciones.",
    ca: "Llegir atentament i seguir totes les instruccions.",
    en: "Read carefully and follow all instructions.",
  },
  P201: {
    es: "Solicitar instrucciones especiales antes del uso.",
    ca: "Demanar instruccions especials abans de l'ús.",
    en: "Obtain special instructions before use.",
  },
  P202: {
    es: "No manipular antes de haber leído y comprendido todas las precauciones de seguridad.",
    ca: "No manipular abans d'haver llegit i comprès totes les precaucions de seguretat.",
    en: "Do not handle until all safety precautions have been read and understood.",
  },
  P203: {
    es: "Procurarse las instrucciones antes del uso, leerlas todas y seguirlas.",
    ca: "Procurar-se les instruccions abans de l'ús, llegir-les totes i seguir-les.",
    en: "Obtain, read and follow all safety instructions before use.",
  },
  P210: {
    es: "Mantener alejado del calor, de superficies calientes, de chispas, de llamas abiertas y de cualquier otra fuente de ignición. No fumar.",
    ca: "Mantenir allunyat de la calor, de superfícies calentes, d'espurnes, de flames obertes i de qualsevol altra font d'ignició. No fumar.",
    en: "Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.",
  },
  P211: {
    es: "No pulverizar sobre una llama abierta u otra fuente de ignición.",
    ca: "No polvoritzar sobre una flama oberta o una altra font d'ignició.",
    en: "Do not spray on an open flame or other ignition source.",
  },
  P220: {
    es: "Mantener alejado de la ropa y otros materiales combustibles.",
    ca: "Mantenir allunyat de la roba i d'altres materials combustibles.",
    en: "Keep away from clothing and other combustible materials.",
  },
  P223: {
    es: "Evitar el contacto con el agua.",
    ca: "Evitar el contacte amb l'aigua.",
    en: "Do not allow contact with water.",
  },
  P231: {
    es: "Manipular y almacenar el contenido en un medio de gas inerte.",
    ca: "Manipular i emmagatzemar el contingut en un medi de gas inert.",
    en: "Handle and store contents under inert gas.",
  },
  P232: { es: "Proteger de la humedad.", ca: "Protegir de la humitat.", en: "Protect from moisture." },
  P233: {
    es: "Mantener el recipiente herméticamente cerrado.",
    ca: "Mantenir el recipient tancat hermèticament.",
    en: "Keep container tightly closed.",
  },
  P234: {
    es: "Conservar únicamente en el embalaje original.",
    ca: "Conservar només en l'embalatge original.",
    en: "Keep only in original packaging.",
  },
  P235: { es: "Mantener fresco.", ca: "Mantenir fresc.", en: "Keep cool." },
  P240: {
    es: "Toma de tierra y enlace equipotencial del recipiente y del equipo receptor.",
    ca: "Connexió a terra i enllaç equipotencial del recipient i de l'equip receptor.",
    en: "Ground and bond container and receiving equipment.",
  },
  P241: {
    es: "Utilizar material eléctrico, de ventilación e iluminación antideflagrante.",
    ca: "Utilitzar material elèctric, de ventilació i d'il·luminació antideflagrant.",
    en: "Use explosion-proof electrical, ventilating and lighting equipment.",
  },
  P242: {
    es: "No utilizar herramientas que produzcan chispas.",
    ca: "No utilitzar eines que produeixin espurnes.",
    en: "Use non-sparking tools.",
  },
  P243: {
    es: "Tomar medidas de precaución contra las descargas electrostáticas.",
    ca: "Prendre mesures de precaució contra les descàrregues electrostàtiques.",
    en: "Take action to prevent static discharges.",
  },
  P251: {
    es: "No perforar ni quemar, incluso después de su uso.",
    ca: "No perforar ni cremar, fins i tot després de l'ús.",
    en: "Do not pierce or burn, even after use.",
  },
  P260: {
    es: "No respirar el polvo, el humo, el gas, la niebla, los vapores ni el aerosol.",
    ca: "No respirar la pols, el fum, el gas, la boira, els vapors ni l'aerosol.",
    en: "Do not breathe dust, fume, gas, mist, vapours or spray.",
  },
  P261: {
    es: "Evitar respirar el polvo, el humo, el gas, la niebla, los vapores o el aerosol.",
    ca: "Evitar respirar la pols, el fum, el gas, la boira, els vapors o l'aerosol.",
    en: "Avoid breathing dust, fume, gas, mist, vapours or spray.",
  },
  P262: {
    es: "Evitar el contacto con los ojos, la piel o la ropa.",
    ca: "Evitar el contacte amb els ulls, la pell o la roba.",
    en: "Do not get in eyes, on skin, or on clothing.",
  },
  P263: {
    es: "Evitar todo contacto durante el embarazo y la lactancia.",
    ca: "Evitar qualsevol contacte durant l'embaràs i la lactància.",
    en: "Avoid contact during pregnancy and while nursing.",
  },
  P264: {
    es: "Lavarse las manos concienzudamente tras la manipulación.",
    ca: "Rentar-se les mans a fons després de la manipulació.",
    en: "Wash hands thoroughly after handling.",
  },
  P270: {
    es: "No comer, beber ni fumar durante su utilización.",
    ca: "No menjar, beure ni fumar mentre s'utilitza.",
    en: "Do not eat, drink or smoke when using this product.",
  },
  P271: {
    es: "Utilizar únicamente en exteriores o en un lugar bien ventilado.",
    ca: "Utilitzar només a l'exterior o en un lloc ben ventilat.",
    en: "Use only outdoors or in a well-ventilated area.",
  },
  P272: {
    es: "Las prendas de trabajo contaminadas no podrán sacarse del lugar de trabajo.",
    ca: "La roba de treball contaminada no es pot treure del lloc de treball.",
    en: "Contaminated work clothing should not be allowed out of the workplace.",
  },
  P273: {
    es: "Evitar su liberación al medio ambiente.",
    ca: "Evitar que s'alliberi al medi ambient.",
    en: "Avoid release to the environment.",
  },
  P280: {
    es: "Llevar guantes, ropa y equipo de protección para los ojos y la cara.",
    ca: "Portar guants, roba i equip de protecció per als ulls i la cara.",
    en: "Wear protective gloves, protective clothing, eye protection and face protection.",
  },
  P282: {
    es: "Llevar guantes que aíslen del frío y equipo de protección para la cara o los ojos.",
    ca: "Portar guants que aïllin del fred i equip de protecció per a la cara o els ulls.",
    en: "Wear cold insulating gloves and either face shield or eye protection.",
  },
  P284: {
    es: "En caso de ventilación insuficiente, llevar equipo de protección respiratoria.",
    ca: "En cas de ventilació insuficient, portar equip de protecció respiratòria.",
    en: "In case of inadequate ventilation wear respiratory protection.",
  },
  P401: {
    es: "Almacenar según la normativa.",
    ca: "Emmagatzemar segons la normativa.",
    en: "Store in accordance with regulations.",
  },
  P402: {
    es: "Almacenar en un lugar seco.",
    ca: "Emmagatzemar en un lloc sec.",
    en: "Store in a dry place.",
  },
  P403: {
    es: "Almacenar en un lugar bien ventilado.",
    ca: "Emmagatzemar en un lloc ben ventilat.",
    en: "Store in a well-ventilated place.",
  },
  P404: {
    es: "Almacenar en un recipiente cerrado.",
    ca: "Emmagatzemar en un recipient tancat.",
    en: "Store in a closed container.",
  },
  P405: { es: "Guardar bajo llave.", ca: "Guardar sota clau.", en: "Store locked up." },
  P406: {
    es: "Almacenar en un recipiente resistente a la corrosión.",
    ca: "Emmagatzemar en un recipient resistent a la corrosió.",
    en: "Store in a corrosion-resistant container.",
  },
  P410: { es: "Proteger de la luz solar.", ca: "Protegir de la llum solar.", en: "Protect from sunlight." },
  P411: {
    es: "Almacenar a temperaturas que no superen las de la etiqueta.",
    ca: "Emmagatzemar a temperatures que no superin les de l'etiqueta.",
    en: "Store at temperatures not exceeding those on the label.",
  },
  P412: {
    es: "No exponer a temperaturas superiores a 50 °C.",
    ca: "No exposar a temperatures superiors a 50 °C.",
    en: "Do not expose to temperatures exceeding 50 °C.",
  },
  P420: { es: "Almacenar separadamente.", ca: "Emmagatzemar per separat.", en: "Store separately." },
  P501: {
    es: "Eliminar el contenido y el recipiente en un punto limpio.",
    ca: "Eliminar el contingut i el recipient en una deixalleria.",
    en: "Dispose of contents and container at a recycling centre.",
  },
  P502: {
    es: "Pedir información al fabricante o proveedor sobre la recuperación o el reciclado.",
    ca: "Demanar informació al fabricant o proveïdor sobre la recuperació o el reciclatge.",
    en: "Refer to manufacturer or supplier for information on recovery or recycling.",
  },
  P503: {
    es: "Pedir información al fabricante o proveedor sobre la eliminación, la recuperación o el reciclado.",
    ca: "Demanar informació al fabricant o proveïdor sobre l'eliminació, la recuperació o el reciclatge.",
    en: "Refer to manufacturer or supplier for information on disposal, recovery or recycling.",
  },
};
