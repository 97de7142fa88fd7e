import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about passwords and signing in. */
export const sessionMessages = {
  passwords_differ: {
    es: "La contraseña y la confirmación no coinciden.",
    ca: "La contrasenya i la confirmació no coincideixen.",
    en: "Password and the confirmation do not match.",
  },
  common_password: {
    es: "Es una contraseña muy común, de las primeras que se prueban. Elige otra.",
    ca: "És una contrasenya molt comuna, de les primeres que es proven. Tria'n una altra.",
    en: "This is a very common password, among the first that are tried. Choose another one.",
  },
  wrong_passkey: {
    es: "No hemos podido comprobar la llave de acceso. Vuelve a intentarlo.",
    ca: "No hem pogut comprovar la clau d'accés. Torna-ho a provar.",
    en: "We could not check the passkey. Please try again.",
  },
  wrong_code: {
    es: "El código no es correcto.",
    ca: "El codi no és correcte.",
    en: "The code is not right.",
  },
  wrong_password: {
    es: "La contraseña no es correcta.",
    ca: "La contrasenya no és correcta.",
    en: "The password is not right.",
  },
} as const satisfies Record<string, LocalizedText>;
