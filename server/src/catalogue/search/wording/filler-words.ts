const words = `
  hola oye buenas quisiera busco buscame busca ensename muestrame dame ponme ver quiero necesitaria favor gracias alguien sabe
  sabeis que cual cuales donde cuanto cuesta puedo comprar lleva llevan va van vale recomendais unas unos algun alguna tengo
  hacen falta hace hay cambiar cambio problema tema hoy ahora adecuada adecuado roto rota abre ha
  busqueu cerco sisplau plau si us quin quina quins quines puc on porten portar li be venen canviar em cal fa trencat trencada
  please show find me looking look want buy does do take takes can where which what best much how am new replace hi hello
  get any please my fit fits`;
const fillers = new Set(words.trim().split(/\s+/));

/** Whether a word belongs to a sentence, and names nothing: *alguien sabe qué batería lleva…*. Compared as a whole word. */
export function isFillerWord(word: string): boolean {
  return fillers.has(word);
}
