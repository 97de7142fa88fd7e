import type { ErrorCode } from "@recambia/contract/http";
import type { LocalizedText } from "@recambia/contract/locale";

/** Messages by error code. `{name}` is filled in from the refusal's values. */
export const refusalTexts: Record<ErrorCode, LocalizedText> = {
  bad_request: {
    es: "No hemos entendido la petición.",
    ca: "No hem entès la petició.",
    en: "We could not understand the request.",
  },
  unauthenticated: {
    es: "Inicia sesión para continuar.",
    ca: "Inicia la sessió per continuar.",
    en: "Please sign in to continue.",
  },
  email_unverified: {
    es: "Verifica tu correo electrónico para continuar.",
    ca: "Verifica el teu correu electrònic per continuar.",
    en: "Please verify your email address to continue.",
  },
  confirmation_required: {
    es: "Confirma que eres tú para continuar.",
    ca: "Confirma que ets tu per continuar.",
    en: "Confirm that it is you to continue.",
  },
  forbidden: {
    es: "No tienes permiso para hacer esto.",
    ca: "No tens permís per fer això.",
    en: "You are not allowed to do this.",
  },
  not_found: {
    es: "No lo hemos encontrado.",
    ca: "No ho hem trobat.",
    en: "We could not find it.",
  },
  method_not_allowed: {
    es: "Esto no se puede hacer aquí.",
    ca: "Això no es pot fer aquí.",
    en: "This can't be done here.",
  },
  conflict: {
    es: "Ha cambiado mientras tanto. Vuelve a cargar la página.",
    ca: "Ha canviat mentrestant. Torna a carregar la pàgina.",
    en: "It has changed in the meantime. Please reload the page.",
  },
  out_of_stock: {
    es: "No queda suficiente: disponibles {available}.",
    ca: "No en queda prou: disponibles {available}.",
    en: "Not enough left: {available} available.",
  },
  fit_unconfirmed: {
    es: "Confirma que encaja en tu vehículo antes de añadirlo.",
    ca: "Confirma que encaixa al teu vehicle abans d'afegir-lo.",
    en: "Confirm that it fits your vehicle before adding it.",
  },
  cart_empty: {
    es: "Tu carrito está vacío.",
    ca: "La teva cistella està buida.",
    en: "Your cart is empty.",
  },
  quote_outdated: {
    es: "Algo ha cambiado desde que viste el resumen. Revísalo y confirma el pedido de nuevo.",
    ca: "Alguna cosa ha canviat des que vas veure el resum. Revisa'l i torna a confirmar la comanda.",
    en: "Something has changed since you saw the summary. Check it and confirm the order again.",
  },
  unpaid_orders_limit: {
    es: "No podemos reservarte tantos artículos sin pagar: como mucho {orders} pedidos pendientes de pago, con {pieces} artículos y {amount} en total. Paga o cancela un pedido pendiente, pide menos o escríbenos.",
    ca: "No podem reservar-te tants articles sense pagar: com a molt {orders} comandes pendents de pagament, amb {pieces} articles i {amount} en total. Paga o cancel·la una comanda pendent, demana'n menys o escriu-nos.",
    en: "We can't reserve that many unpaid items: at most {orders} orders waiting for payment, with {pieces} items and {amount} in all. Pay or cancel an order that is waiting, order less or write to us.",
  },
  too_large: {
    es: "Es demasiado grande.",
    ca: "És massa gran.",
    en: "It is too large.",
  },
  // The storefront has tried a fresh token before anybody reads this: as a rule, the browser keeps no cookies.
  csrf_token_mismatch: {
    es: "La página ha caducado. Vuelve a intentarlo. Si no funciona, permite las cookies en tu navegador: sin ellas no hay carrito ni cuenta.",
    ca: "La pàgina ha caducat. Torna-ho a provar. Si no funciona, permet les galetes al navegador: sense galetes no hi ha cistella ni compte.",
    en: "The page has expired. Please try again. If that does not help, allow cookies in your browser: without them there is no cart and no account.",
  },
  validation_failed: {
    es: "Revisa los datos marcados.",
    ca: "Revisa les dades marcades.",
    en: "Please check the marked fields.",
  },
  invalid_credentials: {
    es: "El correo o la contraseña no son correctos.",
    ca: "El correu o la contrasenya no són correctes.",
    en: "The email or the password is not right.",
  },
  invalid_token: {
    es: "El enlace ha caducado o ya se ha usado. Pide uno nuevo.",
    ca: "L'enllaç ha caducat o ja s'ha fet servir. Demana'n un de nou.",
    en: "The link has expired or has been used already. Ask for a new one.",
  },
  unknown_passkey: {
    es: "No hemos podido comprobar esta llave de acceso. Entra con tu contraseña.",
    ca: "No hem pogut comprovar aquesta clau d'accés. Entra amb la contrasenya.",
    en: "We could not check this passkey. Sign in with your password.",
  },
  password_locked: {
    es: "Contraseña bloqueada hasta el {until} (hora de Madrid).",
    ca: "Contrasenya bloquejada fins {until} (hora de Madrid).",
    en: "Password locked until {until} (Madrid time).",
  },
  file_in_use: {
    es: "No se puede borrar: lo has enviado a la tienda y sigue adjunto.",
    ca: "No es pot esborrar: l'has enviat a la botiga i continua adjunt.",
    en: "It can't be deleted: you have sent it to the shop and it is still attached.",
  },
  order_shipped: {
    es: "Todo ha salido ya: no se puede cancelar, pero puedes desistir del pedido.",
    ca: "Tot ha sortit ja: no es pot cancel·lar, però pots desistir de la comanda.",
    en: "Everything has already left: it can't be cancelled, but you can withdraw from the order.",
  },
  order_made_to_order: {
    es: "Lo que queda por enviar está hecho a tu medida: no se puede cancelar una vez pagado.",
    ca: "El que queda per enviar està fet a mida: no es pot cancel·lar un cop pagat.",
    en: "What is left to send is made to your specification: it can't be cancelled once it is paid.",
  },
  withdrawal_not_for_business: {
    es: "Las compras para una empresa o actividad profesional no tienen derecho de desistimiento. Escríbenos y lo vemos.",
    ca: "Les compres per a una empresa o activitat professional no tenen dret de desistiment. Escriu-nos i ho mirem.",
    en: "Purchases for a business or profession carry no right of withdrawal. Write to us and we will look into it.",
  },
  withdrawal_term_over: {
    es: "El plazo de 14 días para desistir ha terminado. Si algo falla, tienes 3 años de garantía legal: escríbenos.",
    ca: "El termini de 14 dies per desistir s'ha acabat. Si alguna cosa falla, tens 3 anys de garantia legal: escriu-nos.",
    en: "The 14 days to withdraw are over. If something fails, you have 3 years of legal guarantee: write to us.",
  },
  withdrawal_excluded: {
    es: "De estos artículos no se puede desistir: se hacen a medida o caducan pronto (artículo 103 de la ley de consumidores).",
    ca: "D'aquests articles no es pot desistir: es fan a mida o caduquen aviat (article 103 de la llei de consumidors).",
    en: "You can't withdraw from these items: they are made to measure or perish soon (article 103 of the consumer code).",
  },
  withdrawal_all_done: {
    es: "De este pedido ya no queda nada de lo que desistir: está todo cancelado o devuelto.",
    ca: "D'aquesta comanda ja no queda res de què desistir: està tot cancel·lat o tornat.",
    en: "There is nothing left in this order to withdraw from: all of it has been cancelled or returned.",
  },
  guarantee_not_for_business: {
    es: "Las compras para una empresa o actividad profesional no tienen la garantía legal de los consumidores. Escríbenos y lo vemos.",
    ca: "Les compres per a una empresa o activitat professional no tenen la garantia legal dels consumidors. Escriu-nos i ho mirem.",
    en: "Purchases for a business or profession do not have the consumer's legal guarantee. Write to us and we will look into it.",
  },
  guarantee_term_over: {
    es: "El fallo apareció cuando la garantía legal ya había terminado, o hace más de 5 años. Escríbenos y lo vemos.",
    ca: "La fallada va aparèixer quan la garantia legal ja s'havia acabat, o fa més de 5 anys. Escriu-nos i ho mirem.",
    en: "The fault appeared after the legal guarantee had ended, or more than 5 years ago. Write to us and we will look into it.",
  },
  guarantee_nothing_to_claim: {
    es: "De este artículo no queda nada por lo que reclamar: no se ha entregado, está devuelto o ya tiene una reclamación de garantía.",
    ca: "D'aquest article no queda res per reclamar: no s'ha lliurat, està tornat o ja té una reclamació de garantia.",
    en: "There is nothing left of this item to claim for: it has not been delivered, has been returned, or already has a guarantee claim.",
  },
  too_many_requests: {
    es: "Demasiados intentos. Espera un momento.",
    ca: "Massa intents. Espera un moment.",
    en: "Too many attempts. Please wait a moment.",
  },
  new_accounts_limit: {
    es: "Desde esta red se han abierto muchas cuentas. Prueba desde otra o en {hours} h, o compra sin cuenta.",
    ca: "Des d'aquesta xarxa s'han obert molts comptes. Prova-ho des d'una altra o d'aquí a {hours} h, o compra sense compte.",
    en: "Many accounts have been opened from this network. Try another one, or again in {hours} h, or buy without an account.",
  },
  unavailable: {
    es: "La tienda no puede atenderte ahora mismo. Vuelve a intentarlo en unos segundos.",
    ca: "La botiga no et pot atendre ara mateix. Torna-ho a provar d'aquí a uns segons.",
    en: "The shop can't answer right now. Please try again in a few seconds.",
  },
  internal: {
    es: "Algo ha fallado en la tienda. Ya estamos avisados; vuelve a intentarlo en un momento.",
    ca: "Alguna cosa ha fallat a la botiga. Ja n'estem avisats; torna-ho a provar d'aquí a un moment.",
    en: "Something went wrong in the shop. We have been told; please try again in a moment.",
  },
};
