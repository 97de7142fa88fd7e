import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about conversations. */
export const supportMessages = {
  sender_missing: {
    es: "Dinos tu nombre y un correo para contestarte.",
    ca: "Digue'ns el teu nom i un correu per contestar-te.",
    en: "Tell us your name and an email address for our answer.",
  },
  files_need_account: {
    es: "Para adjuntar archivos hace falta una cuenta. También puedes responder con ellos al correo que te enviamos.",
    ca: "Per adjuntar fitxers cal un compte. També pots respondre amb ells al correu que t'enviem.",
    en: "Attaching files needs an account. You can also reply with them to the email that we send you.",
  },
  order_unknown: {
    es: "No encontramos ese pedido entre los tuyos. Quítalo o abre antes el enlace de su correo.",
    ca: "No trobem aquesta comanda entre les teves. Treu-la o obre abans l'enllaç del seu correu.",
    en: "We can't find that order among yours. Remove it, or open the link in its email first.",
  },
} as const satisfies Record<string, LocalizedText>;
