import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Mails that tell somebody how their account is entered from now on. */
export const securityLetters = {
  passkey_added: {
    es: {
      subject: "Nueva llave de acceso en tu cuenta de {shop}",
      preheader: "Si has sido tú, no tienes que hacer nada.",
      heading: "Tu cuenta tiene una llave de acceso nueva",
      paragraphs: [
        "Desde ahora también se puede entrar en tu cuenta con la llave de acceso que se acaba de añadir. Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, quítala en Seguridad, cambia la contraseña y escríbenos a {email}: te ayudaremos a proteger tu cuenta.",
      ],
    },
    ca: {
      subject: "Nova clau d'accés al teu compte de {shop}",
      preheader: "Si has estat tu, no cal que facis res.",
      heading: "El teu compte té una clau d'accés nova",
      paragraphs: [
        "A partir d'ara també es pot entrar al teu compte amb la clau d'accés que s'acaba d'afegir. Si has estat tu, no cal que facis res.",
        "Si no has estat tu, treu-la a Seguretat, canvia la contrasenya i escriu-nos a {email}: t'ajudarem a protegir el teu compte.",
      ],
    },
    en: {
      subject: "A new passkey for your {shop} account",
      preheader: "If it was you, there is nothing you need to do.",
      heading: "Your account has a new passkey",
      paragraphs: [
        "From now on the passkey that has just been added opens your account too. If it was you, there is nothing you need to do.",
        "If it was not you, remove it under Security, change your password and write to us at {email}: we will help you to secure your account.",
      ],
    },
  },
  passkey_removed: {
    es: {
      subject: "Se ha quitado una llave de acceso de tu cuenta de {shop}",
      preheader: "Si has sido tú, no tienes que hacer nada.",
      heading: "Una llave de acceso ya no vale",
      paragraphs: [
        "Se acaba de quitar una llave de acceso de tu cuenta: ya no se puede entrar con ella. Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, cambia la contraseña y escríbenos a {email}: te ayudaremos a proteger tu cuenta.",
      ],
    },
    ca: {
      subject: "S'ha tret una clau d'accés del teu compte de {shop}",
      preheader: "Si has estat tu, no cal que facis res.",
      heading: "Una clau d'accés ja no val",
      paragraphs: [
        "S'acaba de treure una clau d'accés del teu compte: ja no serveix per entrar-hi. Si has estat tu, no cal que facis res.",
        "Si no has estat tu, canvia la contrasenya i escriu-nos a {email}: t'ajudarem a protegir el teu compte.",
      ],
    },
    en: {
      subject: "A passkey of your {shop} account has been removed",
      preheader: "If it was you, there is nothing you need to do.",
      heading: "A passkey no longer works",
      paragraphs: [
        "A passkey has just been removed from your account: nobody can sign in with it any more. If it was you, there is nothing you need to do.",
        "If it was not you, change your password and write to us at {email}: we will help you to secure your account.",
      ],
    },
  },
  second_factor_on: {
    es: {
      subject: "Verificación en dos pasos activada en {shop}",
      preheader: "Al entrar te pediremos también un código.",
      heading: "Has activado la verificación en dos pasos",
      paragraphs: [
        "Desde ahora, para entrar en tu cuenta hacen falta la contraseña y un código de tu aplicación. Guarda los códigos de reserva en un lugar seguro.",
        "Si no has sido tú, escríbenos enseguida a {email} o llámanos al {phone}.",
      ],
    },
    ca: {
      subject: "Verificació en dos passos activada a {shop}",
      preheader: "En entrar et demanarem també un codi.",
      heading: "Has activat la verificació en dos passos",
      paragraphs: [
        "A partir d'ara, per entrar al teu compte calen la contrasenya i un codi de la teva aplicació. Desa els codis de reserva en un lloc segur.",
        "Si no has estat tu, escriu-nos de seguida a {email} o truca'ns al {phone}.",
      ],
    },
    en: {
      subject: "Two-step verification is on at {shop}",
      preheader: "When you sign in we will also ask for a code.",
      heading: "You have switched on two-step verification",
      paragraphs: [
        "From now on it takes your password and a code from your app to sign in to your account. Keep the backup codes in a safe place.",
        "If it was not you, write to us at {email} or call {phone} right away.",
      ],
    },
  },
  second_factor_off: {
    es: {
      subject: "Verificación en dos pasos desactivada en {shop}",
      preheader: "Si has sido tú, no tienes que hacer nada.",
      heading: "Tu cuenta ya no pide un código",
      paragraphs: [
        "La verificación en dos pasos se acaba de desactivar: desde ahora basta la contraseña para entrar en tu cuenta. Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, cambia la contraseña y escríbenos a {email}: te ayudaremos a proteger tu cuenta.",
      ],
    },
    ca: {
      subject: "Verificació en dos passos desactivada a {shop}",
      preheader: "Si has estat tu, no cal que facis res.",
      heading: "El teu compte ja no demana cap codi",
      paragraphs: [
        "La verificació en dos passos s'acaba de desactivar: a partir d'ara n'hi ha prou amb la contrasenya per entrar al teu compte. Si has estat tu, no cal que facis res.",
        "Si no has estat tu, canvia la contrasenya i escriu-nos a {email}: t'ajudarem a protegir el teu compte.",
      ],
    },
    en: {
      subject: "Two-step verification is off at {shop}",
      preheader: "If it was you, there is nothing you need to do.",
      heading: "Your account no longer asks for a code",
      paragraphs: [
        "Two-step verification has just been switched off: from now on the password alone opens your account. If it was you, there is nothing you need to do.",
        "If it was not you, change your password and write to us at {email}: we will help you to secure your account.",
      ],
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
