const words = `
  par mas bon bona bons bones val quant quanta quants quantes cuanta cuantos cuantas cambia cambian canvia canvien pel pels hola oye buenas google ok okay hey siri alexa pon buscar quisiera busco buscame busca ensename muestrame dame ponme ver quiero necesitaria favor gracias alguien sabe
  sabeis que cual cuales donde cuanto cuesta puedo comprar lleva llevan va van vale recomendais unas unos algun alguna tengo
  hacen falta hace hay cambiar cambio problema tema hoy ahora adecuada adecuado roto rota abre ha
  busqueu cerco sisplau plau si us quin quina quins quines puc on porten portar li be venen canviar em cal fa trencat trencada
  please show find me looking look want buy does do take takes can where which what best much how am new replace hi hello
  get any please my fit fits ano anos anyo anys year years
  about above adeu adios again against ahi aixi algo alguno algunos alla alli along also although altra altre altres
  always among anar anem anyone anything aquel aquell aquella aquest aquesta aquestes aquests aqui are around asi aun
  because been behind being below beneath beside between beyond bien but bye cada came cierto come comes como comprado
  could crec creo cualquier cuando debe deber deberia debo decir des desde dicen did didn dijo dir doesn doing don
  doncs done durante during el ell ella ellos ells encara ens entonces era eres esa esas ese eso esos esta estamos
  estan estar estas este estic estos estoy ets ever everything except faig fas few fue gets getting go goes going gone
  gracies haber habia hacer haces hacia had hago han has haver having he hecho hem hemos her here his if igual into ir
  isn it ja jo just know knows le les less ll llavors lo luego made mai makes mal malament many mateix may mediante
  mejor menos might millor mio misma mismo molt molta molts monta montar monto most mucha mucho muchos munto must muy
  nada near necesita necesitais never next ningun ninguna no nomes nor nos nosaltres nosotros nothing now nuestro
  nunca often onto or os otra otras otro otros our out over parece past peor perque pitjor poc poca poco podeis poden
  poder podria pone poner pongo porque posa posar posible poso pot pots potser puede pueden puedes pues put puts quan
  querer quiere quieres re res saber saludos salut say says se segons seguro sembla sempre ser serveix shall she
  should sido siempre since sirve sirven so soc som some someone something somos son soon soy still suyo t tambe
  tambien te teneis tenen tener tenim tenir tens than thank thanks that their then there these they think this those
  though tiene tienen tienes till tinc todavia too toward towards tu tuyo under up upon urgente uses ustedes vaig
  vamos ve veo very vol voldria vols vosaltres vosotros voy was we went were while who whom whose why will within won
  would ya yet yo you your
  desmontaje montaje desmontar desmuntatge muntatge sustitucion substitucio sustituir substituir comprobacion comprovacio comprobar
  comprovar apretar estrenyer purgar removal refitting refit install installing installation bleed tighten inspect inspection replacing replaced replacement changing
  changed fitting fitted bought selling sell vendo vende piden pide pedir recomendar recomienda funciona valen
  merece pena worth llevar purga por`;
const fillers = new Set(words.trim().split(/\s+/));

/** Whether a word belongs to a sentence, and names nothing: *alguien sabe qué batería lleva…*. Compared as a whole word. */
export function isFillerWord(word: string): boolean {
  return fillers.has(word);
}
