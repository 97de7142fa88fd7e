import type { Locale } from "@recambia/contract/locale";

/** Words that would be a second name for a term of `docs/words.md`. */
export type BannedWord = {
  /** Source of a regular expression, matched without regard to case. */
  banned: string;
  /** The shop's term. */
  use: string;
};

export const bannedWords: Record<Locale, readonly BannedWord[]> = {
  es: [
    { banned: "\\banul", use: "cancelar" },
    { banned: "pedido[^.]{0,30}\\bcaduc", use: "cancelado" },
    { banned: "\\bex+pr[eé]s+\\b", use: "envío urgente" },
    { banned: "recogida en la tienda", use: "recogida en tienda" },
    { banned: "gastos de env[ií]o", use: "envío" },
    { banned: "\\bfianza", use: "depósito" },
    { banned: "pieza usada", use: "pieza vieja" },
    { banned: "acuse de recibo", use: "justificante" },
    { banned: "(?:medio|método|modo) de pago", use: "forma de pago" },
    { banned: "mismo medio", use: "forma de pago" },
    {
      banned:
        "\\b(?:devol[vu]\\w*|devuel\\w*) (?:el dinero|tu dinero|todo|una parte|lo pagado|lo que pag\\w+|\\{(?:money|amount|refund|refunded)\\})",
      use: "reembolsar",
    },
    { banned: "devoluci(?:ón|ones) (?:del|de) (?:dinero|importe)", use: "reembolso" },
    { banned: "\\breintegr|\\babonamos\\b|factura de abono", use: "reembolso" },
    { banned: "como tarde\\b", use: "como muy tarde" },
    { banned: "antes del \\{", use: "hasta el" },
    { banned: "guarda(?:mos|remos)? (?:los|tus) (?:artículos|piezas)|guardamos las piezas", use: "reservar" },
    { banned: "\\bcesta\\b", use: "carrito" },
    { banned: "\\bi?e-mail|\\bmail\\b", use: "correo" },
    { banned: "hora peninsular", use: "hora de Madrid" },
    { banned: "(?:versiones|las) posibles", use: "versiones que coinciden" },
    { banned: "\\bkits? (?:completos?|de discos y)|piezas del kit", use: "combo" },
  ],
  ca: [
    { banned: "anul·l", use: "cancel·lar" },
    { banned: "comanda[^.]{0,30}\\bcaduc", use: "cancel·lada" },
    { banned: "\\bexpr[eé]s\\b", use: "enviament urgent" },
    { banned: "despeses d['’]enviament", use: "enviament" },
    { banned: "\\bfiança", use: "dipòsit" },
    { banned: "peça usada", use: "peça vella" },
    { banned: "justificant de recepció", use: "justificant" },
    { banned: "(?:mitjà|mètode) de pagament|mateix mitjà", use: "forma de pagament" },
    {
      banned:
        "\\b(?:torn(?:em|at|arem|ar)) (?:els diners|tot|una part|el que (?:vas|has) pag\\w+|\\{(?:money|amount|refund|refunded)\\})",
      use: "reemborsar",
    },
    { banned: "devoluci(?:ó|ons) (?:dels|de) diners", use: "reemborsament" },
    { banned: "abans del dia \\{", use: "fins al" },
    { banned: "guardem (?:els|les) (?:articles|teus articles|peces)", use: "reservar" },
    { banned: "\\bcarret\\b|\\bcarro\\b", use: "cistella" },
    { banned: "\\be-mail|\\bmail\\b", use: "correu" },
    { banned: "hora peninsular", use: "hora de Madrid" },
    { banned: "(?:versions|les) possibles", use: "versions que coincideixen" },
    { banned: "\\bfavorits?\\b", use: "preferits" },
  ],
  en: [
    { banned: "\\bannul", use: "cancel" },
    { banned: "order[^.]{0,30}\\bexpire", use: "cancelled" },
    { banned: "\\bshipping\\b|\\bpostage\\b", use: "delivery" },
    { banned: "\\bpick(?:ed|ing)? (?:it |them )?up\\b|\\bpick-up\\b|\\bpickup\\b", use: "collect" },
    { banned: "collection at the shop", use: "collection from the shop" },
    {
      banned: "\\b(?:pay|paid|paying)(?: it| you| them| everything| all)? back\\b|\\brepa(?:y|id)\\b",
      use: "refund",
    },
    { banned: "\\breimburse", use: "refund" },
    { banned: "means of payment|way of payment", use: "payment method" },
    { banned: "way of delivery|kind of delivery", use: "delivery method" },
    { banned: "\\backnowledge", use: "receipt" },
    { banned: "\\b(?:the|your) used part", use: "old part" },
    { banned: "\\bwarrant(?:y|ies)\\b", use: "guarantee" },
    { banned: "\\bbasket\\b|shopping bag", use: "cart" },
    { banned: "before \\{(?:moment|end)\\}", use: "until" },
    { banned: "\\bwe keep (?:the|your) (?:items|parts)", use: "reserve" },
    { banned: "\\be-mail", use: "email" },
    { banned: "\\btax id\\b", use: "tax number" },
    { banned: "\\bzip code", use: "postcode" },
    { banned: "\\bcore charge", use: "core deposit" },
    { banned: "(?<!asked )\\bfrequent questions|\\bthe FAQs?\\b", use: "frequently asked questions" },
    { banned: "\\bdisplacement", use: "engine size" },
    { banned: "\\bchassis number (?:from|is|up|between)|vehicle identification number", use: "VIN" },
    { banned: "\\bpossible (?:versions|ones)", use: "matching versions" },
    { banned: "\\bauthori[sz]ed (?:firms|companies)|\\bcertified firms", use: "certified companies" },
    { banned: "\\b(?:parts of|in) the kit\\b", use: "combo" },
    { banned: "password is blocked", use: "locked" },
  ],
};
