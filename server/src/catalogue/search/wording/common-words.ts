/**
 * Words among the ten thousand commonest in Spanish, Catalan or English that look like words of the trade: *mata* is no mat,
 * *senador* no drier. Inflections of the trade's words and likely typos of them are left out.
 */
const words = `
  abaixa abajo abres acabin acerco acre activar activat actos acuerda adams additionally addressing adelante
  admissions adona aeria afanya afer agrair aguila aids aigo ajudi alca aldo alegro alerta aliento aligues almirall
  alot altar altesa alteza alumni amigues amounts anger anika animal animar animat anire anit anterior
  anteriores anteriors antibody antic antidot aparell apartament apollo ardilla arma armas armes arrest arros arroz
  arya assembla ataco atacs ataque ataques atender atraccio atraccion atrae atura aturis auction audio audit avisado
  axel bacteria baixar baixat bajate balanced balas balla ballant balloon balon banca bandera barca barcos bare baro
  barrera barrier barriers barro basa baseball based baseline basico baskets bass bean beans bear bears beba bell
  bend bill billetes billing billy bind blackjack blast boda boges boira bol boleto boletos bolsas bolsillo
  bolsillos bolton bomb bombers bona bone bones bons booth booty boques bord borda borsa boston both boti botin
  bourne boys brad branches breathing bridal bride bridges brody built buses busy buzz cabe cabo cabra caer
  caera caes cago cales callado calli calmado cama camas cames camilla camio campanya camping campos camps campus
  canal canco candles canon canta canto cantonada canvii canya caos capa capdavant cape capes capilla capita capto
  captura capture caputxa carboni careers cargado cargar carol carregar carregat carrero carrers carrie carried
  carries carteles cartera caseta casey cashiers catifa cats caura caus cause cavaller cavallers cell cells cerrando
  certa certes cervell champana chan changed changing char charged chart charter chase chicle chris cicle cierren
  cima circ ciro clases clasico classes classic classica claudia clause clay clock clothes coal cobert coco coin col
  cole colgado colina colinas colla collar collected combinacion combines comi comico compassio compete complejo
  complert completar completed complex compliment comptador conde condicional condo conduce conducted contacted
  contacts contado contarte contaste contract contracte controller convencer conversar converted convertido
  convertir cooking coronel corra corre correo correus corri corten coseta cosita costillas counting couple covering
  coves crani craps craster crea creas creating creed crees cridi crio crisi cruise cruises cuarto cubierto cuernos
  cuero cuervos cuidados cuidando curar curat cure currency curs cursa customs datos defend defensar defensas
  defense defenses deje dejes delito deshazte destinada dial dialeg diameter diario dicha dicho diferencia
  diferencias dinamita dinner direcciones discover dive divertir dolor donor download downloaded dried drilling
  ducha earrings eating eixa eixe eixes eliminado elise elon emociones emocions enganxar enganxat entendido entere
  escales escapa escapen escapo escotilla esports esquenes esquer estarias estres eval event events evolucion
  experta experto experts explorador exploradors face false fara farao faras fare farms farsa favorita favorito
  favoritos fears fees felix fiar ficat ficcio ficcion fiction fiel fiestas fighting fill filled filles fired
  firefox firewire firme fist fitxes fixat fletxa flights flood flor flowers font force forces forestry form forms
  fraction frase free frito fuego fuese fully function fund funds fusio galetes gallet galletas gano gate gates gath
  gatillo gatito generacion giri girl gold golfo grade grandes granger grans grapat grass grillo grillos grip grito groller guai
  guais guiar guided guidelines handled handy hans haria harm headed heading headline headlines headset healing
  heard hearing hearings heart heath hermanito highland highlight highlights hijas hitting hoia holy horno horse
  horses hoste hotch houses hubo hueles hugh hutch ideal ideas india indicado indican indicar indicat infeccio
  infeccion infection infierno insider instint intelligent intro invertir japones jiro join
  joined jugo junio junt juntar junto juntos junts karen kick klaus korea labs lance lands lane lata latinas leaders
  leal lectures legend legends lemon lenders leone levanta levanten levantes levanto leve licensed lies limpio linea
  linear lineas linies llamp llamps llanca llancament llances llegado llevado llibreta lliga llunya loan locar locat
  lois lola looks lover lucas luce luminacio macho magica magico mainland maintained maiz maker male maleit maleta
  maletas maletes mamita manca manda mande maneras maneres manga mani manilles manor manta mantega mantenido march
  marcho mares marge marriage mars marxar marxat marzo mata matas match mate matematicas mates math 
  matin mato maya median medica meer metes mida mide milla milles minim miqueta mira miralo miro
  misiones missions modelos modem mola molestar moll molly mongetes monica mood moro motorcycle mous muestre
  multimedia munt muntant muntar nasa nega negar netejar netejat nido nigel ninita nits norte noted notes novel
  obertes obra ofender offline offset oidos older olivia oposicio opposition packing pacte pagines pain pairs
  paises palau palma pandilla panico panta panties pants panxa paolo papa paquetes parc parejas parelles pari parir
  parla partners pasa pasas pasen paseo pasillo pass passa passant passar passe passes passis passo passport pastel
  pasto patan patia patint patir paula pays pdas peace pensa pension perrito pesa pesadilla phrase piano pica pill
  pilo pilota pilotes pinta pipeline piper piso pista pistas pistes pistoles pit pita pits pixel planea planeta
  planetas planetes planets plant plantas plantes plants plata plays plomo plot pluma pockets poems poet poeta
  police policies poll pollo polls polly polvo poma pomes ponlo pool pools pope portal portat porti portin portion
  posat posesion possession pous powder pren prens prepara pres pressa pressing presta preston pretens primeras
  primers printer prior prision produces product producte producto productor projection projector projectors prometo
  propi proposito prove puga pujar pujat puncto puno puntada puntades puntual pura puresa pushing putting quit raco
  rage raid railroad rama rana rang ranges raros reales reasons received receives reconstruir recover reel
  reflection regiment regles rehenes relate relates released rely remaining remove removed reporte reportes rera
  resar reseller reset resistir resort resorts restore restored revolucio revolution rezar rhode rice rider ridge
  rights ringo ringtone ripe river roca rocas rocket rodar rodilla rodillas roger role roles rolled rome ronda root
  ropa ropas rosas roses ross rotos sabes sabio sabor sacan sacar sala salia saluda salve sana sand sano sant saved
  screensaver seas seating section sectors seed seguent seguents senador senadora senat sencer sendero seniors senor
  senores sens sentada sents senyal senyores senyors separacion separado separados sera seras sere seres seriem
  serien serra serve serves services seth share shaw shed sheet sheets shelly shoot shore shot shows sick siga signa
  silence silenci silencio sire sirva sise sita sitting slot socis soga soil sola solas sole soles solo solos solta
  sonada sonic sook sopa soporto sort sortia sortira sorts soup spot spots sprint stan stark starling starring stars
  state states stats steal sterling stocks strand strings struct stuart study succion sunglasses sunset super
  suporto taca tales tampa tanc tanco tancs tanque tanques tanta tape tara tarta taza teach team techno teen tela
  telefonica temo tendre tenso termina terminan terminar terminare tested theater theaters tide tied tier tigre tios
  tipico tipos tir tirado tirar tira tiras tiraste tirat tiro tiros toco toll toman tomar tomba toner took toolbar
  toolbox tops toque torax torne toro torpe trackback tracy trader trae traen traera traes tragic traia traicio
  traicion traigo trails trainer trajo trampa trampas transicio transporte trash trata travessar travessat travis
  treating treballi tree trend tria trial trick tries trips trono trons tropes truc truco tune turan turo tuve tuvo
  understand underwear unida unidac unido unir unity vaca vacas vais vaja vall valores valors vares varias varies
  vater veet vela vell vendra vengan vengas vens venta ventas venut veres versio vesteix vides viera vies vindre
  visitas visto vola volantis volat volo voltant voltants volveras volvi volvio vora vote voto vots wage wages wall
  walls wally walter wars wass waterford ways wearing well west wide wider wife willing wine wins wired wonder wong
  woody worn xics zapato zapatos
  alla are came carta carpeta carteras casa casas cemento codigo contacta cosa cubiertos cuchillo cuchillos
  dades dias fabrica fins interes kite kites lashes lego libro lunes macarrones makes mapa news ones page pago
  palo palos pelo pelos percha perchas petit pinturas place plan plazo plazos raqueta rebajas resto returns saco sacos
  says sell serveis sido toda todas todos tota totes tots tuba vase vases vende vendo
  fama bello cabrones ries ebrio infinito visiones cerre tratar correr corren corria corrian llevamos acerca descansa spiderman superman tramando
  traslado traslada pelea peleas started mercy infinite gays polished horny corps crops cope ban finder canvas trans hip newman perill perillos
  perills coi ple maca maco maques macos banya bale cacera galta rigut mimi esperma ruines polla passatge bero infinit bofia swat correm
  portland finland iceland ireland holland england scotland
  almeria castilla conil gomez laos llanos navarra pilar pinto rafael talavera torrente valls vasco roquetas avila
  corella calanda montoro zafra orlando bombay manila rhodes corsica vega padilla calderon valles padres bacon crystal
  crater commandment heather hooters mill mills waters whirlpool aback adapted alertness ally aroma bake barred bash
  baton beak beating bent bloke blush bouncer boxy braze burrito burrow captive carriage cater censor cheater cheating
  classy clap clash clearing cleaver clam cliche climax cornea dodger descender diver drape eater elector envision
  evoke explore explored fuss glassy grape handler hater hotter hysteria infinity jest lick lightning linger litter
  loner mania mastery mink mole omission otter pane pause pile pistol plea plump portage rinse robber rooster searing
  seashore shook shooter shove shortage shotgun slap slender slump soda spinner stallion stump sumo sweat tenor
  terminate toil transmit unfit unite unlit vague viper voyage wager waiter wafer watery whip woodwork wrangle zeal
  hillary nivea seoul mandela heine bowers vogue adaptar adictivo adorador ahorrador arcilla asta atleta apto
  aria axila azteca balsa balde baldes barraca biomasa boina bolo bombo bombon borla borneo botina boxear brasero
  bravio boleta calima canela cancela capota capote carencia carrasca cateto cebra cerda cerilla cerrajero clasica
  colar coleta colon complemento computador compas condensar corneja cornete coronar cotilla cuidador curtido civico
  depender dinamico diseccion efusion ensanche estorbo explorar extracto fado fardo fluir fraccion fregado gaita
  galera ganso gasa grato grillo herradura histeria honra hosteria jeta jaco kaki ladilla ladra lancero leona letona
  lino liquidar liquidez llana llanto mampara manias manitas mantero matriz mejilla mirto modelico mortero motero
  octavilla palmera pana panes pando paria peral picante pileta pipeta pisoton polilla punal rallador regalador regar
  remar renegado retar retener rima roer rosado rosada rotular rotulo ruda ruedo secadero siervo silo sirio suspenso
  tacita talante talon tampon tapia tobar topo topico transito transportar trapero trastero travieso trocito tumbo
  turba vado vagoneta vasto vengar vibora votante vispera zurcido agata agil bolet caragol anyell burra cornet
  foraster grata gras grassa gomina bombolla boies basquet ferradura cadenat caixeta palmeres comilla murall botoner
  pesolet tronc violetes esquerda relat ordes pastre espert bram clot argila avid`;
const common = new Set(words.trim().split(/\s+/));

/** Whether a word of everyday speech only looks like one of the trade. */
export function isCommonWord(word: string): boolean {
  return common.has(word);
}
