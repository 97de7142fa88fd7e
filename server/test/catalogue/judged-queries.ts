/**
 * What people ask at a counter and type into a box, in three languages, and how a clerk would read
 * it. `p` part type, `c` category, `m` maker/model, `e` engine, `b` brand, `a` attributes, `f` front
 * or rear, `s` side. Every second one is for measuring only: nothing is adjusted to it.
 */
const judgedQueries = `
es | pastillas de freno | p:pastillas-de-freno
es | pastillas golf 6 2.0 tdi | p:pastillas-de-freno m:Volkswagen/Golf VI e:2.0 TDI
es | pastillas traseras seat leon 2 | p:pastillas-de-freno m:SEAT/León II f:rear
es | pastillas delanteras clio 4 | p:pastillas-de-freno m:Renault/Clio IV f:front
es | plaquetas freno ibiza | p:pastillas-de-freno m:SEAT/Ibiza
es | discos y pastillas golf 7 | p:kits-de-discos-y-pastillas m:Volkswagen/Golf VII
es | disco freno delantero 280 mm | p:discos-de-freno f:front a:outer-diameter=280
es | discos traseros audi a3 | p:discos-de-freno m:Audi/A3 f:rear
es | disco ventilado focus | p:discos-de-freno m:Ford/Focus
es | latiguillo de freno megane | p:latiguillos-de-freno m:Renault/Mégane
es | liquido de frenos dot 4 | p:liquidos-de-freno a:brake-fluid-dot=dot-4
es | liquido frenos | p:liquidos-de-freno
es | pinza de freno trasera izquierda passat | p:pinzas-de-freno m:Volkswagen/Passat f:rear s:left
es | bombin de freno | p:cilindros-de-rueda
es | zapatas freno polo | p:zapatas-de-freno m:Volkswagen/Polo
es | tambor de freno sandero | p:tambores-de-freno m:Dacia/Sandero
es | cable freno de mano corsa d | p:cables-de-freno-de-mano m:Opel/Corsa D
es | servofreno | p:servofrenos
es | frenos | c:frenos
es | frenos golf | c:frenos m:Volkswagen/Golf
es | filtro de aceite | p:filtros-de-aceite
es | filtro aceite seat ibiza 1.9 tdi | p:filtros-de-aceite m:SEAT/Ibiza e:1.9 TDI
es | filtro aire 1.6 hdi | p:filtros-de-aire e:1.6 HDi
es | filtro de aire qashqai 1.5 dci | p:filtros-de-aire m:Nissan/Qashqai e:1.5 dCi
es | filtro polen | p:filtros-de-habitaculo
es | filtro habitaculo mercedes clase a | p:filtros-de-habitaculo m:Mercedes-Benz/Clase A
es | filtro gasoil peugeot 308 | p:filtros-de-combustible m:Peugeot/308
es | filtro combustible berlingo | p:filtros-de-combustible m:Citroën/Berlingo
es | filtro particulas | p:filtros-de-particulas
es | dpf | p:filtros-de-particulas
es | fap 2.0 hdi | p:filtros-de-particulas e:2.0 HDi
es | kit de filtros leon | p:juegos-de-filtros m:SEAT/León
es | filtros | c:filtros
es | 5w30 | p:aceites-de-motor a:oil-viscosity=5W-30
es | 5w30 5l | p:aceites-de-motor a:oil-viscosity=5W-30
es | aceite 0w20 | p:aceites-de-motor a:oil-viscosity=0W-20
es | aceite motor 0w30 | p:aceites-de-motor a:oil-viscosity=0W-30
es | aceite caja automatica | p:aceites-de-cambio-automatico
es | aceite de caja de cambios | p:aceites-de-cambio-manual
es | anticongelante | p:anticongelantes
es | refrigerante rosa | p:anticongelantes a:fluid-colour=pink
es | adblue | p:adblue
es | liquido limpiaparabrisas | p:liquidos-limpiaparabrisas
es | grasa de litio | p:grasas-lubricantes
es | aditivo limpia inyectores | p:aditivos-de-combustible
es | bujias | p:bujias
es | bujia | p:bujias
es | bujias ibiza 1.0 tsi | p:bujias m:SEAT/Ibiza e:1.0 TSI
es | calentadores 1.9 tdi | p:bujias-de-precalentamiento e:1.9 TDI
es | bujia de precalentamiento | p:bujias-de-precalentamiento
es | bobina de encendido fiat 500 | p:bobinas-de-encendido m:Fiat/500
es | cables de bujias | p:cables-de-bujia
es | amortiguadores | p:amortiguadores
es | amortiguador trasero megane 3 | p:amortiguadores m:Renault/Mégane III f:rear
es | amortiguadores delanteros skoda octavia | p:amortiguadores m:Škoda/Octavia f:front
es | amortiguador porton trasero | p:amortiguadores-de-porton f:rear
es | amortiguador maletero corsa | p:amortiguadores-de-porton m:Opel/Corsa
es | copela amortiguador | p:copelas-de-amortiguador
es | muelles suspension golf 5 | p:muelles-de-suspension m:Volkswagen/Golf V
es | brazo de suspension derecho astra h | p:brazos-de-suspension m:Opel/Astra H s:right
es | trapecio delantero izquierdo c4 | p:brazos-de-suspension m:Citroën/C4 f:front s:left
es | silentblock | p:silentblocks
es | bieleta estabilizadora fiesta | p:bieletas-de-estabilizadora m:Ford/Fiesta
es | rotula suspension | p:rotulas-de-suspension
es | rotula direccion clio | p:rotulas-de-direccion m:Renault/Clio
es | fuelle transmision | p:fuelles-de-junta-homocinetica
es | palier izquierdo polo | p:semiejes m:Volkswagen/Polo s:left
es | rodamiento rueda trasera | p:rodamientos-de-rueda f:rear
es | buje de rueda delantero 207 | p:bujes-de-rueda m:Peugeot/207 f:front
es | cremallera direccion | p:cremalleras-de-direccion
es | bomba direccion asistida | p:bombas-de-direccion-asistida
es | embrague | c:embrague
es | kit embrague | p:kits-de-embrague
es | kit embrague 1.6 hdi 90cv peugeot 307 | p:kits-de-embrague m:Peugeot/307 e:1.6 HDi
es | volante bimasa passat | p:volantes-de-motor m:Volkswagen/Passat
es | volante motor | p:volantes-de-motor
es | correa distribucion | p:correas-de-distribucion
es | kit distribucion 1.9 tdi | p:kits-de-distribucion e:1.9 TDI
es | kit distribucion con bomba de agua clio 1.5 dci | p:kits-de-distribucion-con-bomba-de-agua m:Renault/Clio e:1.5 dCi
es | cadena de distribucion | p:kits-de-cadena-de-distribucion
es | correa alternador | p:correas-poli-v
es | correa auxiliar golf | p:correas-poli-v m:Volkswagen/Golf
es | tensor correa | p:tensores-de-correa-auxiliar
es | polea cigueñal | p:poleas-de-ciguenal
es | bomba de agua | p:bombas-de-agua
es | bomba agua astra | p:bombas-de-agua m:Opel/Astra
es | termostato golf | p:termostatos m:Volkswagen/Golf
es | radiador | p:radiadores
es | radiador bmw serie 3 e90 | p:radiadores m:BMW/Serie 3 (E90
es | radiador calefaccion | p:radiadores-de-calefaccion
es | electroventilador | p:electroventiladores
es | vaso expansion | p:vasos-de-expansion
es | manguito radiador | p:manguitos-de-radiador
es | manguito turbo passat | p:manguitos-de-turbo m:Volkswagen/Passat
es | turbo | p:turbocompresores
es | turbo 1.9 tdi | p:turbocompresores e:1.9 TDI
es | intercooler | p:intercoolers
es | valvula egr | p:valvulas-egr
es | egr golf 6 | p:valvulas-egr m:Volkswagen/Golf VI
es | caudalimetro | p:caudalimetros
es | inyector diesel | p:inyectores-diesel
es | inyectores 2.0 tdi | p:inyectores-diesel e:2.0 TDI
es | bomba gasolina | p:bombas-de-combustible
es | bomba alta presion | p:bombas-de-alta-presion
es | sonda lambda | p:sondas-lambda
es | sensor abs trasero derecho | p:sensores-de-abs f:rear s:right
es | sensor aparcamiento | p:sensores-de-aparcamiento
es | sensor cigueñal | p:sensores-de-ciguenal
es | sensor presion neumaticos | p:sensores-de-presion-de-neumaticos
es | bateria | p:baterias
es | bateria 70ah | p:baterias a:battery-capacity=70
es | bateria coche 12v 60ah | p:baterias a:battery-capacity=60
es | alternador | p:alternadores
es | alternador 120a ibiza | p:alternadores m:SEAT/Ibiza a:rated-current=120
es | motor de arranque | p:motores-de-arranque
es | motor arranque toyota yaris | p:motores-de-arranque m:Toyota/Yaris
es | fusibles | p:fusibles
es | rele | p:reles
es | bocina | p:bocinas
es | claxon | p:bocinas
es | faro delantero izquierdo leon | p:faros-delanteros m:SEAT/León s:left
es | faros | p:faros-delanteros
es | antiniebla | p:faros-antiniebla
es | piloto trasero derecho polo | p:pilotos-traseros m:Volkswagen/Polo s:right
es | intermitente | p:intermitentes
es | bombilla h7 | p:bombillas-de-faro a:bulb-type=H7
es | h7 | p:bombillas-de-faro a:bulb-type=H7
es | h4 | p:bombillas-de-faro a:bulb-type=H4
es | luz de matricula | p:luces-de-matricula
es | tercera luz de freno | p:terceras-luces-de-freno
es | retrovisor | p:retrovisores-exteriores
es | retrovisor derecho electrico clio | p:retrovisores-exteriores m:Renault/Clio s:right a:mirror-adjustment=electric
es | cristal retrovisor izquierdo | p:cristales-de-retrovisor s:left
es | paragolpes delantero | p:paragolpes f:front
es | parachoques trasero ibiza | p:paragolpes m:SEAT/Ibiza f:rear
es | aleta delantera derecha | p:aletas f:front s:right
es | capo | p:capos
es | rejilla delantera | p:rejillas-frontales f:front
es | elevalunas delantero izquierdo | p:elevalunas f:front s:left
es | cerradura puerta | p:cerraduras-de-puerta
es | manilla exterior | p:manillas-exteriores
es | escobillas | p:escobillas-limpiaparabrisas
es | escobillas limpiaparabrisas | p:escobillas-limpiaparabrisas
es | limpia parabrisas audi a4 | p:escobillas-limpiaparabrisas m:Audi/A4
es | limpiaparabrisas | p:escobillas-limpiaparabrisas
es | escobilla trasera | p:escobillas-de-limpialuneta
es | motor limpiaparabrisas | p:motores-limpiaparabrisas
es | bomba lavaparabrisas | p:bombas-lavaparabrisas
es | catalizador | p:catalizadores
es | silenciador trasero | p:silenciadores f:rear
es | tubo de escape | p:tubos-de-escape
es | escape | c:escape
es | junta culata | p:juntas-de-culata
es | junta tapa balancines | p:juntas-de-tapa-de-balancines
es | reten cigueñal | p:retenes-de-ciguenal
es | soporte motor | p:soportes-de-motor
es | taco motor derecho | p:soportes-de-motor s:right
es | arbol de levas | p:arboles-de-levas
es | compresor aire acondicionado | p:compresores-de-aire-acondicionado
es | condensador | p:condensadores-de-aire-acondicionado
es | aire acondicionado | c:aire-acondicionado
es | resistencia ventilador | p:resistencias-de-ventilador
es | neumaticos 205/55 r16 | p:neumaticos-de-verano a:tyre-width=205,tyre-ratio=55,rim-diameter=16
es | neumatico 195 65 15 | p:neumaticos-de-verano a:tyre-width=195,tyre-ratio=65,rim-diameter=15
es | ruedas de invierno | p:neumaticos-de-invierno
es | cubiertas 225/45 r17 | p:neumaticos-de-verano a:tyre-width=225,tyre-ratio=45,rim-diameter=17
es | cadenas nieve | p:cadenas-de-nieve
es | llantas 17 | p:llantas-de-aleacion a:rim-diameter=17
es | tapacubos | p:tapacubos
es | tornillos rueda | p:tornillos-de-rueda
es | alfombrillas leon | p:alfombrillas m:SEAT/León
es | fundas asiento | p:fundas-de-asiento
es | pomo palanca | p:pomos-de-palanca-de-cambios
es | baliza v16 | p:balizas-v16
es | triangulos | p:triangulos-de-emergencia
es | chaleco | p:chalecos-reflectantes
es | bola remolque | p:bolas-de-remolque
es | enganche remolque qashqai | p:enganches-de-remolque m:Nissan/Qashqai
es | portabicicletas | p:portabicicletas
es | barras techo | p:barras-de-techo
es | cofre techo | p:cofres-de-techo
es | gato hidraulico | p:gatos-hidraulicos
es | llave dinamometrica | p:llaves-dinamometricas
es | multimetro | p:multimetros
es | obd2 | p:lectores-obd
es | lector obd | p:lectores-obd
es | llave filtro aceite | p:llaves-de-filtro-de-aceite
es | herramientas | c:herramientas
es | champu coche | p:champus-para-coche
es | cera | p:ceras-para-coche
es | limpia frenos | p:limpiadores-de-freno
es | limpiador contactos | p:limpiadores-de-contactos
es | pastilas de freno | p:pastillas-de-freno
es | amortigador trasero | p:amortiguadores f:rear
es | embrage golf | c:embrague m:Volkswagen/Golf
es | filtro aciete | p:filtros-de-aceite
es | radidor clio | p:radiadores m:Renault/Clio
es | limpiaparabrsas ibiza | p:escobillas-limpiaparabrisas m:SEAT/Ibiza
es | golf 6 | m:Volkswagen/Golf VI
es | seat leon 2012 | m:SEAT/León
es | vw polo | m:Volkswagen/Polo
es | renault megane 1.5 dci | m:Renault/Mégane e:1.5 dCi
es | bmw 320d | m:BMW/Serie 3 e:320 d
es | mercedes w176 | m:Mercedes-Benz/Clase A (W176
es | audi a4 b8 | m:Audi/A4 (8K, B8
es | pastillas arboix | p:pastillas-de-freno b:Arboix
es | filtro aceite kolmarck ibiza | p:filtros-de-aceite b:Kolmarck m:SEAT/Ibiza
es | cerdel | b:Cerdel
es | disco freno dufresnel | p:discos-de-freno b:Dufresnel
es | bateria brescanti 70ah | p:baterias b:Brescanti a:battery-capacity=70
es | pastillas freno ibiza 105 cv | p:pastillas-de-freno m:SEAT/Ibiza
es | embrague focus 85 kw diesel | c:embrague m:Ford/Focus
ca | pastilles de fre | p:pastillas-de-freno
ca | plaquetes fre ibiza | p:pastillas-de-freno m:SEAT/Ibiza
ca | pastilles davanteres golf 7 | p:pastillas-de-freno m:Volkswagen/Golf VII f:front
ca | disc de fre | p:discos-de-freno
ca | discos fre darrere leon | p:discos-de-freno m:SEAT/León f:rear
ca | discs de fre davanters clio | p:discos-de-freno m:Renault/Clio f:front
ca | filtre d'oli | p:filtros-de-aceite
ca | filtre d'oli ibiza | p:filtros-de-aceite m:SEAT/Ibiza
ca | filtre oli golf 1.9 tdi | p:filtros-de-aceite m:Volkswagen/Golf e:1.9 TDI
ca | filtre d'aire | p:filtros-de-aire
ca | filtre d'habitacle | p:filtros-de-habitaculo
ca | filtre de pol·len polo | p:filtros-de-habitaculo m:Volkswagen/Polo
ca | filtre gasoil | p:filtros-de-combustible
ca | oli de motor 5w30 | p:aceites-de-motor a:oil-viscosity=5W-30
ca | oli 0w20 | p:aceites-de-motor a:oil-viscosity=0W-20
ca | anticongelant | p:anticongelantes
ca | líquid de frens | p:liquidos-de-freno
ca | bugia | p:bujias
ca | bugies corsa | p:bujias m:Opel/Corsa
ca | bugies d'encesa | p:bujias
ca | bateria | p:baterias
ca | bateria de cotxe 70ah | p:baterias a:battery-capacity=70
ca | alternador fiesta | p:alternadores m:Ford/Fiesta
ca | motor d'arrencada | p:motores-de-arranque
ca | esmorteïdor | p:amortiguadores
ca | esmorteïdors del darrere | p:amortiguadores f:rear
ca | esmorteidor davanter dret | p:amortiguadores f:front s:right
ca | molles suspensió | p:muelles-de-suspension
ca | braç de suspensió | p:brazos-de-suspension
ca | bieleta estabilitzadora | p:bieletas-de-estabilizadora
ca | ròtula de direcció | p:rotulas-de-direccion
ca | coixinet de roda | p:rodamientos-de-rueda
ca | embragatge | c:embrague
ca | kit embragatge golf | p:kits-de-embrague m:Volkswagen/Golf
ca | corretja de distribució | p:correas-de-distribucion
ca | kit de distribució clio | p:kits-de-distribucion m:Renault/Clio
ca | corretja alternador | p:correas-poli-v
ca | bomba d'aigua | p:bombas-de-agua
ca | termòstat | p:termostatos
ca | radiador megane | p:radiadores m:Renault/Mégane
ca | turbo passat | p:turbocompresores m:Volkswagen/Passat
ca | vàlvula egr | p:valvulas-egr
ca | sonda lambda | p:sondas-lambda
ca | sensor abs | p:sensores-de-abs
ca | injector dièsel | p:inyectores-diesel
ca | far davanter esquerre | p:faros-delanteros s:left
ca | bombeta h7 | p:bombillas-de-faro a:bulb-type=H7
ca | retrovisor esquerre polo | p:retrovisores-exteriores m:Volkswagen/Polo s:left
ca | para-xocs davanter | p:paragolpes f:front
ca | eixugaparabrises | p:escobillas-limpiaparabrisas
ca | escombretes ibiza | p:escobillas-limpiaparabrisas m:SEAT/Ibiza
ca | catalitzador | p:catalizadores
ca | silenciador | p:silenciadores
ca | junta de culata | p:juntas-de-culata
ca | suport motor | p:soportes-de-motor
ca | compressor aire condicionat | p:compresores-de-aire-acondicionado
ca | pneumàtics 205/55 r16 | p:neumaticos-de-verano a:tyre-width=205,tyre-ratio=55,rim-diameter=16
ca | pneumàtics d'hivern | p:neumaticos-de-invierno
ca | goma d'estiu 195 65 15 | p:neumaticos-de-verano a:tyre-width=195,tyre-ratio=65,rim-diameter=15
ca | cadenes de neu | p:cadenas-de-nieve
ca | estoretes leon | p:alfombrillas m:SEAT/León
ca | balisa v16 | p:balizas-v16
ca | gat hidràulic | p:gatos-hidraulicos
ca | clau dinamomètrica | p:llaves-dinamometricas
ca | portabicicletes | p:portabicicletas
ca | frens | c:frenos
ca | filtres | c:filtros
ca | eines | c:herramientas
ca | suspensió | c:suspension
ca | direcció | c:direccion
ca | pastiles de fre | p:pastillas-de-freno
ca | filtre doli | p:filtros-de-aceite
ca | esmorteidor clio 4 | p:amortiguadores m:Renault/Clio IV
ca | volant bimassa | p:volantes-de-motor
ca | palier dret | p:semiejes s:right
ca | manxa transmissió | p:fuelles-de-junta-homocinetica
ca | coberta 225 45 17 | p:neumaticos-de-verano a:tyre-width=225,tyre-ratio=45,rim-diameter=17
ca | fusibles | p:fusibles
ca | botzina | p:bocinas
ca | intermitent | p:intermitentes
ca | llum matrícula | p:luces-de-matricula
ca | tub d'escapament | p:tubos-de-escape
ca | maniguet radiador | p:manguitos-de-radiador
ca | vas d'expansió | p:vasos-de-expansion
ca | cabalímetre | p:caudalimetros
ca | filtre de partícules | p:filtros-de-particulas
ca | líquid eixugaparabrises | p:liquidos-limpiaparabrisas
ca | xampú | p:champus-para-coche
ca | cera per cotxe | p:ceras-para-coche
ca | golf 6 dièsel | m:Volkswagen/Golf VI
ca | classe a w176 | m:Mercedes-Benz/Clase A (W176
ca | sèrie 3 e90 | m:BMW/Serie 3 (E90
ca | pastilles arboix | p:pastillas-de-freno b:Arboix
ca | filtre oli cerdel leon | p:filtros-de-aceite b:Cerdel m:SEAT/León
ca | enganxall remolc | p:enganches-de-remolque
ca | armilla reflectora | p:chalecos-reflectantes
ca | triangles emergència | p:triangulos-de-emergencia
ca | multímetre | p:multimetros
en | brake pads | p:pastillas-de-freno
en | front brake pads golf 6 | p:pastillas-de-freno m:Volkswagen/Golf VI f:front
en | brake pads rear leon | p:pastillas-de-freno m:SEAT/León f:rear
en | brake disc front leon | p:discos-de-freno m:SEAT/León f:front
en | brake discs | p:discos-de-freno
en | rotors focus | p:discos-de-freno m:Ford/Focus
en | discs and pads polo | p:kits-de-discos-y-pastillas m:Volkswagen/Polo
en | brake fluid dot 4 | p:liquidos-de-freno a:brake-fluid-dot=dot-4
en | brake caliper rear left | p:pinzas-de-freno f:rear s:left
en | brake shoes | p:zapatas-de-freno
en | handbrake cable corsa | p:cables-de-freno-de-mano m:Opel/Corsa
en | oil filter | p:filtros-de-aceite
en | oil filter ibiza 1.9 tdi | p:filtros-de-aceite m:SEAT/Ibiza e:1.9 TDI
en | air filter clio | p:filtros-de-aire m:Renault/Clio
en | cabin filter | p:filtros-de-habitaculo
en | pollen filter qashqai | p:filtros-de-habitaculo m:Nissan/Qashqai
en | fuel filter 308 | p:filtros-de-combustible m:Peugeot/308
en | dpf filter | p:filtros-de-particulas
en | particulate filter | p:filtros-de-particulas
en | engine oil 5w30 | p:aceites-de-motor a:oil-viscosity=5W-30
en | 0w-20 oil | p:aceites-de-motor a:oil-viscosity=0W-20
en | coolant | p:anticongelantes
en | antifreeze pink | p:anticongelantes a:fluid-colour=pink
en | screenwash | p:liquidos-limpiaparabrisas
en | spark plug | p:bujias
en | spark plugs fiesta | p:bujias m:Ford/Fiesta
en | glow plugs | p:bujias-de-precalentamiento
en | ignition coil fiat 500 | p:bobinas-de-encendido m:Fiat/500
en | shock absorber | p:amortiguadores
en | rear shock absorbers megane 3 | p:amortiguadores m:Renault/Mégane III f:rear
en | coil spring | p:muelles-de-suspension
en | control arm front right | p:brazos-de-suspension f:front s:right
en | wishbone astra h | p:brazos-de-suspension m:Opel/Astra H
en | drop link | p:bieletas-de-estabilizadora
en | ball joint | p:rotulas-de-suspension
en | track rod end | p:rotulas-de-direccion
en | wheel bearing rear | p:rodamientos-de-rueda f:rear
en | cv boot | p:fuelles-de-junta-homocinetica
en | drive shaft left | p:semiejes s:left
en | steering rack | p:cremalleras-de-direccion
en | clutch | c:embrague
en | clutch kit passat 2.0 tdi | p:kits-de-embrague m:Volkswagen/Passat e:2.0 TDI
en | dual mass flywheel | p:volantes-de-motor a:clutch-flywheel-type=dual-mass
en | timing belt | p:correas-de-distribucion
en | timing belt kit 1.5 dci | p:kits-de-distribucion e:1.5 dCi
en | timing chain | p:kits-de-cadena-de-distribucion
en | alternator belt | p:correas-poli-v
en | water pump | p:bombas-de-agua
en | thermostat golf | p:termostatos m:Volkswagen/Golf
en | radiator | p:radiadores
en | expansion tank | p:vasos-de-expansion
en | turbocharger | p:turbocompresores
en | turbo 1.6 hdi | p:turbocompresores e:1.6 HDi
en | intercooler | p:intercoolers
en | egr valve | p:valvulas-egr
en | mass air flow sensor | p:caudalimetros
en | fuel injector diesel | p:inyectores-diesel
en | fuel pump | p:bombas-de-combustible
en | lambda sensor golf 7 | p:sondas-lambda m:Volkswagen/Golf VII
en | oxygen sensor | p:sondas-lambda
en | abs sensor front left | p:sensores-de-abs f:front s:left
en | parking sensor | p:sensores-de-aparcamiento
en | tyre pressure sensor | p:sensores-de-presion-de-neumaticos
en | car battery 70ah | p:baterias a:battery-capacity=70
en | alternator yaris | p:alternadores m:Toyota/Yaris
en | starter motor | p:motores-de-arranque
en | fuses | p:fusibles
en | horn | p:bocinas
en | headlight left polo | p:faros-delanteros m:Volkswagen/Polo s:left
en | fog light | p:faros-antiniebla
en | tail light right | p:pilotos-traseros s:right
en | h7 bulb | p:bombillas-de-faro a:bulb-type=H7
en | headlight bulb | p:bombillas-de-faro
en | number plate light | p:luces-de-matricula
en | door mirror right clio | p:retrovisores-exteriores m:Renault/Clio s:right
en | front bumper | p:paragolpes
en | bonnet | p:capos
en | window regulator front left | p:elevalunas f:front s:left
en | wiper blades | p:escobillas-limpiaparabrisas
en | wipers audi a4 | p:escobillas-limpiaparabrisas m:Audi/A4
en | catalytic converter | p:catalizadores
en | exhaust pipe | p:tubos-de-escape
en | head gasket | p:juntas-de-culata
en | engine mount | p:soportes-de-motor
en | ac compressor | p:compresores-de-aire-acondicionado
en | summer tyres 205/55 r16 | p:neumaticos-de-verano a:tyre-width=205,tyre-ratio=55,rim-diameter=16
en | winter tyres | p:neumaticos-de-invierno
en | snow chains | p:cadenas-de-nieve
en | floor mats leon | p:alfombrillas m:SEAT/León
en | seat covers | p:fundas-de-asiento
en | v16 beacon | p:balizas-v16
en | warning triangle | p:triangulos-de-emergencia
en | tow bar qashqai | p:enganches-de-remolque m:Nissan/Qashqai
en | bike carrier | p:portabicicletas
en | roof bars | p:barras-de-techo
en | torque wrench | p:llaves-dinamometricas
en | trolley jack | p:gatos-hidraulicos
en | obd scanner | p:lectores-obd
en | tools | c:herramientas
en | brakes | c:frenos
en | lighting | c:iluminacion
en | brake pds | p:pastillas-de-freno
en | shock absorbr | p:amortiguadores
en | wiper blads | p:escobillas-limpiaparabrisas
en | bmw 3 series e90 | m:BMW/Serie 3 (E90
en | mercedes a class | m:Mercedes-Benz/Clase A
en | vw golf mk6 | m:Volkswagen/Golf VI
en | brake pads arboix | p:pastillas-de-freno b:Arboix
en | oil filter cerdel golf | p:filtros-de-aceite b:Cerdel m:Volkswagen/Golf
es | gomas nuevas para el coche | c:neumaticos
es | neumáticos | c:neumaticos
es | neumaticos ibiza | c:neumaticos m:SEAT/Ibiza
es | luces | c:iluminacion
es | sensores golf 7 | c:sensores-y-reles m:Volkswagen/Golf VII
es | sensores | c:sensores-y-reles
es | lubricantes y liquidos | c:aceites-y-liquidos
es | electricidad | c:sistema-electrico
es | piezas de direccion leon | c:direccion m:SEAT/León
es | lubricantes | c:aceites-y-liquidos
es | sistema de refrigeracion | c:refrigeracion-del-motor
es | refrigeracion | c:refrigeracion-del-motor
es | recambios de carroceria clio | c:carroceria m:Renault/Clio
es | escapes | c:escape
es | productos limpieza coche | c:limpieza-y-cuidado
es | correas | c:correas-cadenas-y-rodillos
es | correas y rodillos | c:correas-cadenas-y-rodillos
es | limpieza coche | c:limpieza-y-cuidado
es | sistema de encendido | c:encendido-y-precalentamiento
es | juntas | c:juntas-y-retenes
ca | llums cotxe | c:iluminacion
es | tornillos | c:fijaciones
ca | pneumàtics polo | c:neumaticos m:Volkswagen/Polo
es | luces traseras golf | p:pilotos-traseros m:Volkswagen/Golf
ca | sistema elèctric | c:sistema-electrico
es | gomas 195/65 r15 | p:neumaticos-de-verano a:tyre-width=195,tyre-ratio=65,rim-diameter=15
ca | productes de neteja | c:limpieza-y-cuidado
ca | llums | c:iluminacion
ca | peces carrosseria | c:carroceria
ca | neteja | c:limpieza-y-cuidado
en | car lights | c:iluminacion
ca | corretges | c:correas-cadenas-y-rodillos
en | tyres golf 7 | c:neumaticos m:Volkswagen/Golf VII
ca | cobertes ibiza | c:neumaticos m:SEAT/Ibiza
en | electrical parts | c:sistema-electrico
en | tyres | c:neumaticos
en | cooling system | c:refrigeracion-del-motor
en | heating | c:calefaccion-y-ventilacion
en | exhaust system | c:escape
en | bodywork | c:carroceria
en | car cleaning products | c:limpieza-y-cuidado
en | gaskets | c:juntas-y-retenes
en | lubricants | c:aceites-y-liquidos
en | ignition | c:encendido-y-precalentamiento
es | rueda de repuesto ibiza | p:ruedas-de-repuesto m:SEAT/Ibiza
es | ruedas golf 7 | c:neumaticos m:Volkswagen/Golf VII
es | ruedas | c:neumaticos
es | rueda de recambio | p:ruedas-de-repuesto
ca | roda de recanvi | p:ruedas-de-repuesto
ca | rodes leon | c:neumaticos m:SEAT/León
en | wheels | c:neumaticos
en | spare wheel fiesta | p:ruedas-de-repuesto m:Ford/Fiesta
es | repuestos golf 6 | m:Volkswagen/Golf VI
es | recambios ibiza | m:SEAT/Ibiza
`;

export type JudgedQuery = {
  locale: string;
  query: string;
  wanted: Partial<Record<"p" | "c" | "m" | "e" | "b" | "a" | "f" | "s", string>>;
  /** For measuring only. */
  isHeldOut: boolean;
};

export function readJudgedQueries(): JudgedQuery[] {
  return judgedQueries
    .trim()
    .split("\n")
    .map((line, index) => {
      const [locale = "", query = "", wanted = ""] = line.split(" | ");
      const pairs = wanted.matchAll(/(?:^| )([pcmebafs]):(.*?)(?= [pcmebafs]:|$)/g);
      return {
        locale,
        query,
        wanted: Object.fromEntries([...pairs].map(([, key, value]) => [key, value])),
        isHeldOut: index % 2 === 1,
      };
    });
}
