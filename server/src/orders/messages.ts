import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about orders. */
export const orderMessages = {
  tax_id: {
    es: "El NIF, NIE o CIF no es correcto.",
    ca: "El NIF, NIE o CIF no és correcte.",
    en: "The NIF, NIE or CIF is not right.",
  },
  unknown_line: {
    es: "Esta línea no es de este pedido.",
    ca: "Aquesta línia no és d'aquesta comanda.",
    en: "This line is not part of this order.",
  },
  not_cancellable: {
    es: "De esta línea puedes cancelar {limit} como máximo.",
    ca: "D'aquesta línia pots cancel·lar {limit} com a màxim.",
    en: "You can cancel at most {limit} of this line.",
  },
  not_restockable: {
    es: "De esta línea quedan {limit} devueltas por decidir.",
    ca: "D'aquesta línia queden {limit} tornades per decidir.",
    en: "Of this line, {limit} returned pieces are left to decide about.",
  },
  not_refundable: {
    es: "El máximo reembolsable de esta línea es {limit}.",
    ca: "El màxim reemborsable d'aquesta línia és {limit}.",
    en: "At most {limit} of this line can be refunded.",
  },
  only_as_a_whole: {
    es: "El pedido aún no está pagado: se cancela entero o no se cancela.",
    ca: "La comanda encara no està pagada: es cancel·la sencera o no es cancel·la.",
    en: "The order has not been paid yet: it is cancelled as a whole or not at all.",
  },
  not_withdrawable: {
    es: "De esta línea puedes desistir de {limit} como máximo.",
    ca: "D'aquesta línia pots desistir de {limit} com a màxim.",
    en: "You can withdraw from at most {limit} of this line.",
  },
  not_claimable: {
    es: "De esta línea puedes reclamar por {limit} como máximo.",
    ca: "D'aquesta línia pots reclamar per {limit} com a màxim.",
    en: "You can claim for at most {limit} of this line.",
  },
  wrong_fault_day: {
    es: "Indica el día en que apareció el fallo: no puede ser anterior al pedido ni posterior a hoy.",
    ca: "Indica el dia que va aparèixer la fallada: no pot ser anterior a la comanda ni posterior a avui.",
    en: "Give the day on which the fault appeared: it can't be before the order or after today.",
  },
  too_large_reduction: {
    es: "La rebaja no puede ser mayor que lo que queda pagado de estos artículos.",
    ca: "La rebaixa no pot ser més gran que el que queda pagat d'aquests articles.",
    en: "The reduction can't be larger than what is still paid for these items.",
  },
  recalled: {
    es: "{product} no está a la venta porque se retira: no puede salir. Cancela sus unidades o envía solo las demás líneas.",
    ca: "{product} no és a la venda perquè es retira: no pot sortir. Cancel·la'n les unitats o envia només les altres línies.",
    en: "{product} is off sale for a recall and must not leave: cancel its pieces, or send the other lines only.",
  },
  recalled_again: {
    es: "{product} no está a la venta porque se retira: no puede salir otra unidad. Elige otra solución.",
    ca: "{product} no és a la venda perquè es retira: no en pot sortir cap altra unitat. Tria una altra solució.",
    en: "{product} is off sale for a recall, and no other piece of it must leave: choose another way.",
  },
  recalled_unpaid: {
    es: "{product} se retira por motivos de seguridad ({number}) y ya no se vende. No pagues este pedido; si ya lo has pagado, te lo reembolsamos. Lo demás lo puedes volver a comprar.",
    ca: "{product} es retira per motius de seguretat ({number}) i ja no es ven. No paguis aquesta comanda; si ja l'has pagada, te la reemborsem. La resta la pots tornar a comprar.",
    en: "{product} is being recalled for safety ({number}) and is no longer sold. Don't pay for this order; if you have paid already, we refund it. You can buy the rest again.",
  },
  files_need_account: {
    es: "Para adjuntar archivos hace falta una cuenta. Puedes continuar sin ellos.",
    ca: "Per adjuntar fitxers cal un compte. Pots continuar sense ells.",
    en: "Attaching files needs an account. You can go on without them.",
  },
} as const satisfies Record<string, LocalizedText>;
