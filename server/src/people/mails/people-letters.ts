import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails about who signs in for an account. `{name}` and the like are filled in by `write-letter.ts`. */
export const peopleLetters = {
  invitation: {
    es: {
      subject: "Te han invitado a una cuenta de {shop}",
      preheader: "Comparte pedidos y direcciones, con tu propia contraseña.",
      heading: "Te han invitado",
      paragraphs: [
        "{inviter} te invita a compartir su cuenta de {shop}: los mismos pedidos y direcciones, y cada persona con su propia contraseña.",
      ],
      button: "Aceptar la invitación",
      note: "El enlace vale {days} días y funciona una sola vez. Si no sabes quién te invita, no tienes que hacer nada.",
    },
    ca: {
      subject: "T'han convidat a un compte de {shop}",
      preheader: "Comparteix comandes i adreces, amb la teva pròpia contrasenya.",
      heading: "T'han convidat",
      paragraphs: [
        "{inviter} et convida a compartir el seu compte de {shop}: les mateixes comandes i adreces, i cada persona amb la seva pròpia contrasenya.",
      ],
      button: "Accepta la invitació",
      note: "L'enllaç val {days} dies i funciona una sola vegada. Si no saps qui et convida, no cal que facis res.",
    },
    en: {
      subject: "You have been invited to a {shop} account",
      preheader: "Share orders and addresses, with a password of your own.",
      heading: "You have been invited",
      paragraphs: [
        "{inviter} invites you to share their {shop} account: the same orders and addresses, and each person with a password of their own.",
      ],
      button: "Accept the invitation",
      note: "The link works for {days} days, and once. If you do not know who invites you, there is nothing you need to do.",
    },
  },
  access_removed: {
    es: {
      subject: "Ya no compartes una cuenta de {shop}",
      preheader: "Tu correo y tu contraseña siguen siendo los mismos.",
      heading: "Ya no compartes esa cuenta",
      paragraphs: [
        "Alguien de la cuenta que compartías te ha quitado el acceso. Sus pedidos y direcciones ya no son visibles para ti.",
        "Desde ahora tienes una cuenta propia: entra con el mismo correo y la misma contraseña, y encontrarás tus favoritos y tu carrito como los dejaste.",
        "Si crees que es un error, habla con quien te invitó o escríbenos a {email}.",
      ],
    },
    ca: {
      subject: "Ja no comparteixes un compte de {shop}",
      preheader: "El teu correu i la teva contrasenya continuen sent els mateixos.",
      heading: "Ja no comparteixes aquell compte",
      paragraphs: [
        "Algú del compte que comparties t'ha retirat l'accés. Les seves comandes i adreces ja no són visibles per a tu.",
        "Des d'ara tens un compte propi: entra-hi amb el mateix correu i la mateixa contrasenya, i hi trobaràs els teus preferits i la teva cistella com els vas deixar.",
        "Si creus que és un error, parla amb qui et va convidar o escriu-nos a {email}.",
      ],
    },
    en: {
      subject: "You no longer share a {shop} account",
      preheader: "Your email address and password stay the same.",
      heading: "You no longer share that account",
      paragraphs: [
        "Someone on the account you shared has removed your access. You can no longer see its orders and addresses.",
        "From now on you have an account of your own: sign in with the same email address and password, and you will find your favourites and your cart as you left them.",
        "If you think this is a mistake, talk to whoever invited you or write to us at {email}.",
      ],
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
