/**
 * Words of common passwords, in the languages of the shop's customers: lower case, without accents. `isCommonPassword` also
 * recognizes capitals, digits and signs at either end, and letters written as digits, so that each word covers thousands of
 * passwords.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `
  password passwort passw passwd pass contrasena contrasenya contrasenia clave claves secreto secret secreta
  acceso entrar entrada login welcome bienvenido bienvenida benvingut benvinguda admin administrador
  administrator root user usuario usuari guest invitado test testing prueba pruebas prova demo default
  changeme cambiame temporal temp letmein letmeinnow opensesame whatever nothing nada ninguna olvidada
  trustno mypassword micontrasena mipassword newpassword oldpassword password password qwertypassword
  qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzui qwertzuiop azerty azertyui azertyuiop asdf
  asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qwaszx qweasd
  qweasdzxc qweqwe asdasd zxczxc poiuytrewq lkjhgfdsa mnbvcxz qwe asd zxc abc abcd abcde abcdef abcdefg
  abcdefgh abcdefghi aaa xyz qaz wsx edc qpwoeiruty alskdjfhg zaqxsw asdfjkl
  iloveyou ilovey iloveu loveyou lovely lover lovers love amor amores teamo tequiero teamomucho tequieromucho
  mivida miamor miamorcito micielo corazon corazoncito carino carino princesa princeso princess
  prince princesita principe reina king queen rey hermosa hermoso preciosa precioso bonita bonito guapa guapo
  linda lindo bebe bebita baby babygirl babyboy sweet sweetie sweetheart honey sugar angel angelito angelita
  angeles cielo estrella estrellita estrellas luna sol sunshine sunflower flower flowers flores florecita
  rosas mariposa mariposas butterfly beautiful beauty besos besitos kisses hermanas hermanos hermana hermano
  familia family familiafeliz mifamilia mishijos mihijo mihija mama mamaypapa papa papi mami mamita mother
  father mummy daddy abuela abuelo amiga amigo amigas amigos friends friend forever siempre parasiempre juntos
  feliz felicidad happy happiness smile smiley sonrisa sonrie alegria esperanza fortuna paz libertad freedom
  jesus jesuschrist jesucristo cristo christ dios diosesamor diosmio god godisgood blessed bendicion bendiciones
  maria virgen santiago heaven angels faith
  football futbol soccer baseball basketball basket hockey tennis tenis rugby golf golfer surfing
  barcelona barca barsa forcabarca viscabarca viscaelbarca realmadrid halamadrid madrid madridista
  atletico atleticomadrid atleti sevilla sevillafc betis realbetis viscalbetis valencia valenciacf athletic
  realsociedad espanyol deportivo zaragoza malaga celta villarreal osasuna liverpool arsenal chelsea
  manchester manutd united everton juventus milan interinter boca bocajuniors river riverplate colocolo
  messi leomessi ronaldo cristiano cristianoronaldo cr iniesta casillas ramos neymar maradona pele torres
  gerrard beckham jordan kobe lebron lakers yankees cowboys steelers eagles rangers
  batman superman spiderman ironman wolverine starwars startrek matrix pokemon pikachu charmander naruto
  sasuke goku vegeta dragonball dragon dragons dragones zelda mario luigi supermario sonic minecraft fortnite
  roblox counterstrike callofduty playstation nintendo xbox gamer gaming master masterchief darthvader
  skywalker yoda frodo gandalf hobbit harrypotter potter hogwarts hermione simpsons homer bart doraemon
  hellokitty hello kitty snoopy garfield tweety mickey mickeymouse minnie bambi stitch elmo barbie disney
  tinkerbell cinderella bella frozen avatar joker ninja samurai pirate pirates pirata warrior guerrero
  monkey monkeys tiger tigers tigger tigre tigres lion lions leon leones panther pantera bear bears oso osito
  wolf wolves lobo lobos eagle aguila falcon halcon hawk shark delfin delfines dolphin dolphins caballo horse
  horses pony mustang bulldog doggie doggy dogs perro perros perrito perrita puppy gato gatos gatito gatita
  cats catdog kitten kitty pussy pussycat raton mouse conejo rabbit bunny tortuga turtle spider scorpion
  phoenix unicorn unicornio chicken pollito pollo cowboy
  computer ordenador computadora internet google facebook instagram twitter whatsapp youtube hotmail gmail
  yahoo outlook microsoft windows linux apple iphone android samsung nokia motorola huawei xiaomi amazon
  netflix spotify telefono movil telefonica vodafone orange movistar server system sistema network wifi
  hacker matrixx access security seguridad seguro private privado
  ferrari lamborghini porsche mercedes mercedesbenz bmw audi seat seatibiza ibiza seatleon golfgti volkswagen
  renault megane peugeot citroen toyota honda hondacivic nissan mazda subaru impreza ford fordfocus focus
  fiesta camaro corvette chevrolet chevy opel corsa astra fiat suzuki yamaha ducati kawasaki harley
  harleydavidson vespa ktm volvo scania coche coches cotxe moto motos carro taller talleres mecanico
  recambio recambios recambia tienda gasolina diesel turbo motor motores rally formula
  summer winter spring autumn verano invierno primavera otono estiu hivern tardor lunes martes miercoles
  jueves viernes sabado domingo january february march april august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre monday tuesday
  wednesday thursday friday saturday sunday navidad christmas
  espana espanya spain catalunya cataluna catalonia andalucia galicia euskadi asturias canarias tenerife
  mallorca menorca granada cordoba murcia bilbao pamplona santander toledo salamanca girona tarragona lleida
  alicante cartagena almeria huelva cadiz europa europe america mexico colombia argentina venezuela chile
  peru ecuador cuba cubano habana lahabana brasil brazil london paris france germany canada australia
  california newyork chicago boston dallas texas phoenixx denver orlando
  alejandro alejandra alberto alvaro ana ananas andrea andres angela antonio antonia beatriz carla carlos
  carlitos carmen carolina catalina cristina claudia daniel daniela david diego eduardo elena enrique esteban
  estefania eva fatima felipe fernanda fernando francisco francisca gabriel gabriela gonzalo guillermo gustavo
  hector ignacio ines irene isabel isabella ivan javier jaime jesica jessica joaquin jorge jose joseluis
  josemaria juan juancarlos juanito juanjo juanma judith julia julian laura leonardo lidia lorena lucas lucia
  luis luisa manolo manuel marc marcos margarita mariajose mariana marina mario marta martin martina mateo
  mercedess miguel miguelangel miriam monica montserrat montse natalia nerea nicolas noelia nuria olga oscar
  pablo paco paloma patricia paula pedro pepito pilar rafael ramon raquel raul ricardo roberto rocio rodrigo
  rosa rosario ruben samuel sandra sara sebastian sergio silvia sofia sonia susana teresa tomas valentina
  vanesa vanessa veronica vicente victor victoria virginia yolanda jordi josep joan pere pau oriol arnau aina
  michael michelle jennifer nicole ashley jessie amanda matthew andrew anthony charlie christian christopher
  thomas william robert richard patrick george joshua justin brandon jonathan benjamin alexander alexandra
  melissa stephanie samantha elizabeth danielle hannah megan heather jasmine rebecca rachel taylor tyler
  maggie buddy ginger pepper daisy molly sophie rocky max toby lucky luckyone bailey cookie cookies shadow
  chocolate vainilla vanilla caramelo bombon pizza banana platano naranja manzana fresa cherry strawberry
  apples peaches cheese queso jamon cerveza vodka tequila whisky coffee cafe cocacola pepsi starbucks
  music musica guitar guitarra guitarist piano metallica nirvana slipknot ironmaiden acdc beatles elvis
  eminem rammstein greenday linkinpark blink rockstar rocknroll rockandroll reggaeton shakira rosalia
  silver golden gold diamond diamonds diamante purple purpura blue azul red rojo green verde black negro white
  blanco pink yellow amarillo rainbow orangee midnight darkness blacksabbath
  killer killers killme danger fucker fuckyou fuckoff fuck bitch asshole biteme sexy sexygirl sexo sex hot
  puta puto putas mierda cabron hijodeputa polla pollas cono tonto tonta idiota bastardo gilipollas
  money dinero rico rica million millonario boss jefe jefa champion campeon campeones winner ganador success
  fuerte power poder energy energia thunder trueno lightning storm tormenta fire fuego water agua ocean oceano
  playa mar beach sailing travel viajar viajes viaje mundo world terra tierra planet planeta space galaxy
  nature natura montana bosque arbol river rio nieve snow snowball icecream helado
  school escuela colegio escola instituto universidad college student estudiante teacher profesor maestro
  doctor medico enfermera nurse police policia bombero soldier soldado army marine captain capitan
  casa micasa hogar home house ventana puerta mesa sillas silla cocina oficina office trabajo work company
  empresa negocio business compras compra shopping tiendaonline cliente clientes cuenta micuenta
  hola holahola holamundo helloworld hellohello holaquetal buenosdias buenasnoches gracias porfavor
  adios chao ciao bonjour salut
  asesino supersecret topsecret superuser superstar supernova super megaman mega monster monstruo bubbles
  snickers twilight vampire vampiro zombie zombies magic magia mystic mistica merlin wizard brujo bruja
  mustangs corvettes trustnoone nevermind maverick jackass cheater hunter cazador fishing pesca pescador
  player jugador password poohbear babydoll babyblue brooklyn scooter scooby scoobydoo
  `
    .trim()
    .split(/\s+/),
);
