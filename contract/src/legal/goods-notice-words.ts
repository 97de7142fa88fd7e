import type { Locale } from "../locale.ts";
import type { GoodsNotice } from "./goods-notices.ts";

export type NoticeWords = { title: string; text: string };

/** Notices in words; `{place}` is the municipality of the shop. */
export const goodsNoticeWords: Record<Locale, Record<GoodsNotice, NoticeWords>> = {
  es: {
    battery: {
      title: "Tu batería vieja",
      text: "Tráela a la tienda de {place}: la recogemos gratis, compres o no una nueva. También puedes llevarla a un punto limpio. El cubo tachado significa que no va a la basura: contiene plomo y ácido, que contaminan el agua y el suelo.",
    },
    oil: {
      title: "El aceite usado",
      text: "Ni al desagüe ni al suelo: guárdalo en un envase cerrado y llévalo a un punto limpio o a un taller. El envase vacío, también.",
    },
    electrical: {
      title: "La lámpara o el aparato viejos",
      text: "Al comprar uno nuevo nos quedamos gratis con el viejo equivalente: tráelo a la tienda de {place}, o escríbenos y te decimos cómo enviarlo. No va a la basura.",
    },
    reform: {
      title: "Puede ser una reforma",
      text: "Montarlo puede ser una reforma del vehículo, que necesita proyecto, informe o ITV. Pregunta en tu ITV antes de montarlo.",
    },
    off_road: {
      title: "No homologado para la vía pública",
      text: "No lleva homologación: con él montado no puedes circular por la vía pública ni pasar la ITV.",
    },
  },
  ca: {
    battery: {
      title: "La teva bateria vella",
      text: "Porta-la a la botiga de {place}: la recollim gratis, en compris una de nova o no. També la pots dur a una deixalleria. El cubell ratllat vol dir que no va a les escombraries: conté plom i àcid, que contaminen l'aigua i el sòl.",
    },
    oil: {
      title: "L'oli usat",
      text: "Ni al desguàs ni a terra: desa'l en un envàs tancat i porta'l a una deixalleria o a un taller. L'envàs buit, també.",
    },
    electrical: {
      title: "La làmpada o l'aparell vells",
      text: "En comprar-ne un de nou ens quedem gratis el vell equivalent: porta'l a la botiga de {place}, o escriu-nos i et diem com enviar-lo. No va a les escombraries.",
    },
    reform: {
      title: "Pot ser una reforma",
      text: "Muntar-lo pot ser una reforma del vehicle, que necessita projecte, informe o ITV. Pregunta a la teva ITV abans de muntar-lo.",
    },
    off_road: {
      title: "No homologat per a la via pública",
      text: "No porta homologació: amb ell muntat no pots circular per la via pública ni passar la ITV.",
    },
  },
  en: {
    battery: {
      title: "Your old battery",
      text: "Bring it to the shop in {place}: we take it back free of charge, whether or not you buy a new one. You may also take it to a recycling point. The crossed-out bin means that it must not go into the rubbish: it contains lead and acid, which pollute water and soil.",
    },
    oil: {
      title: "Used oil",
      text: "Never down the drain or onto the ground: keep it in a closed container and take it to a recycling point or a workshop. The empty container, too.",
    },
    electrical: {
      title: "The old lamp or appliance",
      text: "When you buy a new one we take the old equivalent free of charge: bring it to the shop in {place}, or write to us and we tell you how to send it. It must not go into the rubbish.",
    },
    reform: {
      title: "It may be a modification",
      text: "Fitting it may be a modification of the vehicle (reforma), which needs a project, a report or an inspection. Ask your ITV station before you fit it.",
    },
    off_road: {
      title: "Not approved for public roads",
      text: "It has no type approval: with it fitted you may not drive on public roads, and the car does not pass the ITV inspection.",
    },
  },
};
