import type { GazetteerProvince } from "./gazetteer-province.ts";

/**
 * The fifty provinces of Spain, Ceuta and Melilla, by zip code prefix (also the INE number): capital and larger
 * municipalities.
 */
export const spain = {
  "01": {
    name: { es: "Álava", ca: "Àlaba" },
    also: "Araba, Araba/Álava",
    towns: "Vitoria-Gasteiz, Llodio, Amurrio, Salvatierra, Laguardia, Oyón, Iruña de Oca, Alegría-Dulantzi",
  },
  "02": {
    name: { es: "Albacete" },
    towns:
      "Albacete, Hellín, Villarrobledo, Almansa, La Roda, Caudete, Tobarra, Madrigueras, Tarazona de la Mancha, Casas-Ibáñez",
  },
  "03": {
    name: { es: "Alicante", ca: "Alacant" },
    also: "Alicante/Alacant",
    towns:
      "Alicante, Elche, Torrevieja, Orihuela, Benidorm, Alcoy, Elda, San Vicente del Raspeig, Dénia, Villena, Petrer, Santa Pola, Villajoyosa, Jávea, Crevillent, San Juan de Alicante, El Campello, Novelda, Calpe, Mutxamel, Ibi, Aspe, Altea, Almoradí, Pilar de la Horadada, Callosa de Segura, Guardamar del Segura, Rojales",
  },
  "04": {
    name: { es: "Almería", ca: "Almeria" },
    towns:
      "Almería, Roquetas de Mar, El Ejido, Níjar, Vícar, Adra, Huércal-Overa, Huércal de Almería, Cuevas del Almanzora, Vera, Berja, Albox, Mojácar, Garrucha, La Mojonera, Pulpí",
  },
  "05": {
    name: { es: "Ávila", ca: "Àvila" },
    towns:
      "Ávila, Arévalo, Arenas de San Pedro, Las Navas del Marqués, El Tiemblo, Candeleda, Sotillo de la Adrada",
  },
  "06": {
    name: { es: "Badajoz" },
    towns:
      "Badajoz, Mérida, Don Benito, Almendralejo, Villanueva de la Serena, Zafra, Montijo, Villafranca de los Barros, Olivenza, Jerez de los Caballeros, Azuaga, Llerena, Los Santos de Maimona, Castuera, Guareña",
  },
  "07": {
    name: { es: "Islas Baleares", ca: "Illes Balears", en: "Balearic Islands" },
    zone: "balearic",
    also: "Baleares, Mallorca, Menorca, Ibiza, Eivissa, Formentera",
    towns:
      "Palma, Calvià, Ibiza, Manacor, Llucmajor, Marratxí, Santa Eulària des Riu, Inca, Ciutadella de Menorca, Maó, Sant Josep de sa Talaia, Sant Antoni de Portmany, Alcúdia, Felanitx, Pollença, Sóller, Santanyí, Sa Pobla, Son Servera, Campos, Alaior, Formentera, Andratx, Capdepera, Artà, Binissalem, Sant Lluís, Es Castell, Ferreries",
  },
  "08": {
    name: { es: "Barcelona" },
    towns:
      "Barcelona, L'Hospitalet de Llobregat, Terrassa, Badalona, Sabadell, Mataró, Santa Coloma de Gramenet, Sant Cugat del Vallès, Cornellà de Llobregat, Sant Boi de Llobregat, Rubí, Manresa, Vilanova i la Geltrú, Castelldefels, Viladecans, El Prat de Llobregat, Granollers, Cerdanyola del Vallès, Mollet del Vallès, Gavà, Esplugues de Llobregat, Vic, Sant Feliu de Llobregat, Igualada, Ripollet, Vilafranca del Penedès, Sant Adrià de Besòs, Montcada i Reixac, Sant Joan Despí, Barberà del Vallès, Sitges, Martorell, Premià de Mar, Pineda de Mar, Sant Pere de Ribes, Santa Perpètua de Mogoda, Sant Vicenç dels Horts, Molins de Rei, Sant Andreu de la Barca, Castellar del Vallès, Olesa de Montserrat, Esparreguera, El Masnou, Calella, Malgrat de Mar, Berga, Manlleu, Sant Celoni, Cardedeu, Caldes de Montbui, Parets del Vallès, Vilassar de Mar, Arenys de Mar",
  },
  "09": {
    name: { es: "Burgos" },
    towns:
      "Burgos, Miranda de Ebro, Aranda de Duero, Briviesca, Medina de Pomar, Lerma, Villarcayo de Merindad de Castilla la Vieja, Salas de los Infantes, Roa",
  },
  "10": {
    name: { es: "Cáceres", ca: "Càceres" },
    towns:
      "Cáceres, Plasencia, Navalmoral de la Mata, Coria, Trujillo, Miajadas, Talayuela, Moraleja, Jaraíz de la Vera, Arroyo de la Luz, Valencia de Alcántara",
  },
  "11": {
    name: { es: "Cádiz", ca: "Cadis" },
    towns:
      "Cádiz, Jerez de la Frontera, Algeciras, San Fernando, El Puerto de Santa María, Chiclana de la Frontera, Sanlúcar de Barrameda, La Línea de la Concepción, Puerto Real, San Roque, Arcos de la Frontera, Rota, Los Barrios, Conil de la Frontera, Barbate, Chipiona, Tarifa, Villamartín, Ubrique, Vejer de la Frontera, Medina-Sidonia, Olvera",
  },
  "12": {
    name: { es: "Castellón", ca: "Castelló" },
    also: "Castellón/Castelló",
    towns:
      "Castelló de la Plana, Vila-real, Borriana, La Vall d'Uixó, Vinaròs, Benicarló, Almassora, Onda, Benicàssim, Nules, L'Alcora, Orpesa, Peníscola, Segorbe, Betxí",
  },
  "13": {
    name: { es: "Ciudad Real" },
    towns:
      "Ciudad Real, Puertollano, Tomelloso, Alcázar de San Juan, Valdepeñas, Manzanares, Daimiel, La Solana, Miguelturra, Campo de Criptana, Socuéllamos, Bolaños de Calatrava, Villarrubia de los Ojos, Herencia, Almagro, Almadén",
  },
  "14": {
    name: { es: "Córdoba", ca: "Còrdova" },
    towns:
      "Córdoba, Lucena, Puente Genil, Montilla, Priego de Córdoba, Palma del Río, Cabra, Baena, Pozoblanco, La Carlota, Aguilar de la Frontera, Peñarroya-Pueblonuevo, Rute, Fernán-Núñez, Montoro",
  },
  "15": {
    name: { es: "A Coruña", ca: "la Corunya" },
    also: "La Coruña",
    towns:
      "A Coruña, Santiago de Compostela, Ferrol, Narón, Oleiros, Arteixo, Carballo, Culleredo, Ames, Ribeira, Cambre, Betanzos, Teo, Boiro, Fene, Noia, Ordes, As Pontes de García Rodríguez, Rianxo, A Pobra do Caramiñal, Sada, Cee, Bergondo",
  },
  "16": {
    name: { es: "Cuenca", ca: "Conca" },
    towns:
      "Cuenca, Tarancón, San Clemente, Quintanar del Rey, Las Pedroñeras, Mota del Cuervo, Motilla del Palancar, Iniesta, Huete",
  },
  "17": {
    name: { es: "Girona" },
    also: "Gerona",
    towns:
      "Girona, Figueres, Blanes, Lloret de Mar, Olot, Salt, Palafrugell, Sant Feliu de Guíxols, Roses, Banyoles, Palamós, Santa Coloma de Farners, Castelló d'Empúries, Torroella de Montgrí, Ripoll, La Bisbal d'Empordà, L'Escala, Calonge i Sant Antoni, Castell-Platja d'Aro, Puigcerdà, Cassà de la Selva, Vidreres",
  },
  "18": {
    name: { es: "Granada" },
    towns:
      "Granada, Motril, Almuñécar, Armilla, Maracena, Loja, Baza, La Zubia, Las Gabias, Guadix, Albolote, Atarfe, Santa Fe, Peligros, Ogíjares, Huétor Vega, Churriana de la Vega, Salobreña, Huéscar, Íllora, Pinos Puente",
  },
  "19": {
    name: { es: "Guadalajara" },
    towns:
      "Guadalajara, Azuqueca de Henares, Alovera, El Casar, Cabanillas del Campo, Marchamalo, Villanueva de la Torre, Sigüenza, Yunquera de Henares, Molina de Aragón, Brihuega",
  },
  "20": {
    name: { es: "Gipuzkoa", ca: "Guipúscoa" },
    also: "Guipúzcoa",
    towns:
      "Donostia / San Sebastián, Irun, Errenteria, Eibar, Zarautz, Arrasate/Mondragón, Hernani, Tolosa, Hondarribia, Lasarte-Oria, Azpeitia, Pasaia, Andoain, Bergara, Beasain, Elgoibar, Oñati, Azkoitia, Oiartzun, Zumaia, Legazpi, Ordizia, Zumarraga",
  },
  "21": {
    name: { es: "Huelva" },
    towns:
      "Huelva, Lepe, Almonte, Isla Cristina, Ayamonte, Moguer, Cartaya, Punta Umbría, Aljaraque, Bollullos Par del Condado, Valverde del Camino, La Palma del Condado, Palos de la Frontera, Gibraleón, Aracena, Nerva",
  },
  "22": {
    name: { es: "Huesca", ca: "Osca" },
    towns: "Huesca, Monzón, Barbastro, Fraga, Jaca, Sabiñánigo, Binéfar, Sariñena, Graus, Tamarite de Litera",
  },
  "23": {
    name: { es: "Jaén" },
    towns:
      "Jaén, Linares, Andújar, Úbeda, Martos, Alcalá la Real, Bailén, Baeza, La Carolina, Torredelcampo, Torredonjimeno, Mancha Real, Villacarrillo, Jódar, Alcaudete, Cazorla",
  },
  "24": {
    name: { es: "León", ca: "Lleó" },
    towns:
      "León, Ponferrada, San Andrés del Rabanedo, Villaquilambre, Astorga, La Bañeza, Bembibre, Villablino, Valverde de la Virgen, Valencia de Don Juan, Sahagún, Cistierna",
  },
  "25": {
    name: { es: "Lleida" },
    also: "Lérida",
    towns:
      "Lleida, Balaguer, Tàrrega, Mollerussa, La Seu d'Urgell, Cervera, Almacelles, Les Borges Blanques, Alcarràs, Guissona, Solsona, Tremp, Alpicat, Torrefarrera, Vielha e Mijaran, Agramunt",
  },
  "26": {
    name: { es: "La Rioja" },
    also: "Rioja, Logroño",
    towns:
      "Logroño, Calahorra, Arnedo, Haro, Lardero, Alfaro, Nájera, Santo Domingo de la Calzada, Villamediana de Iregua, Autol, Cervera del Río Alhama",
  },
  "27": {
    name: { es: "Lugo" },
    towns:
      "Lugo, Monforte de Lemos, Viveiro, Vilalba, Sarria, Foz, Ribadeo, Burela, Chantada, Cervo, Outeiro de Rei, Guitiriz, Mondoñedo",
  },
  "28": {
    name: { es: "Madrid" },
    towns:
      "Madrid, Móstoles, Alcalá de Henares, Fuenlabrada, Leganés, Getafe, Alcorcón, Torrejón de Ardoz, Parla, Alcobendas, Las Rozas de Madrid, San Sebastián de los Reyes, Rivas-Vaciamadrid, Pozuelo de Alarcón, Coslada, Valdemoro, Majadahonda, Collado Villalba, Aranjuez, Arganda del Rey, Boadilla del Monte, Pinto, Colmenar Viejo, Tres Cantos, San Fernando de Henares, Galapagar, Arroyomolinos, Villaviciosa de Odón, Navalcarnero, Ciempozuelos, Torrelodones, Paracuellos de Jarama, Mejorada del Campo, Algete, San Martín de la Vega, Humanes de Madrid, San Lorenzo de El Escorial, Guadarrama, Villanueva de la Cañada, Villanueva del Pardillo, El Escorial, Moralzarzal, San Agustín del Guadalix, Meco, Velilla de San Antonio, Villalbilla, Griñón",
  },
  "29": {
    name: { es: "Málaga", ca: "Màlaga" },
    towns:
      "Málaga, Marbella, Mijas, Vélez-Málaga, Fuengirola, Torremolinos, Benalmádena, Estepona, Rincón de la Victoria, Antequera, Alhaurín de la Torre, Ronda, Cártama, Alhaurín el Grande, Coín, Nerja, Torrox, Manilva, Álora, Campillos, Archidona",
  },
  "30": {
    name: { es: "Murcia", ca: "Múrcia" },
    towns:
      "Murcia, Cartagena, Lorca, Molina de Segura, Alcantarilla, Torre-Pacheco, Águilas, Cieza, Yecla, San Javier, Totana, Jumilla, Caravaca de la Cruz, San Pedro del Pinatar, Las Torres de Cotillas, Mazarrón, Santomera, Alhama de Murcia, Cehegín, Mula, La Unión, Archena, Fuente Álamo de Murcia, Los Alcázares, Bullas, Puerto Lumbreras, Ceutí",
  },
  "31": {
    name: { es: "Navarra" },
    also: "Nafarroa, Pamplona",
    towns:
      "Pamplona / Iruña, Tudela, Barañáin, Burlada, Valle de Egüés, Estella-Lizarra, Zizur Mayor, Tafalla, Villava, Ansoáin, Berriozar, Corella, Cintruénigo, Baztan, Alsasua, Peralta, Huarte, Sangüesa, San Adrián",
  },
  "32": {
    name: { es: "Ourense" },
    also: "Orense",
    towns:
      "Ourense, Verín, O Carballiño, Barbadás, O Barco de Valdeorras, Xinzo de Limia, Celanova, Ribadavia, A Rúa, Allariz, O Pereiro de Aguiar",
  },
  "33": {
    name: { es: "Asturias", ca: "Astúries" },
    also: "Oviedo",
    towns:
      "Oviedo, Gijón, Avilés, Siero, Langreo, Mieres, Castrillón, San Martín del Rey Aurelio, Corvera de Asturias, Villaviciosa, Llanera, Laviana, Lena, Cangas del Narcea, Aller, Gozón, Carreño, Valdés, Llanes, Navia, Tineo, Cangas de Onís, Grado, Pravia",
  },
  "34": {
    name: { es: "Palencia", ca: "Palència" },
    towns:
      "Palencia, Aguilar de Campoo, Guardo, Venta de Baños, Villamuriel de Cerrato, Dueñas, Carrión de los Condes, Saldaña, Herrera de Pisuerga, Grijota",
  },
  "35": {
    name: { es: "Las Palmas" },
    zone: "canary",
    also: "Gran Canaria, Lanzarote, Fuerteventura, Canarias",
    towns:
      "Las Palmas de Gran Canaria, Telde, Santa Lucía de Tirajana, Arrecife, San Bartolomé de Tirajana, Arucas, Agüimes, Puerto del Rosario, Ingenio, La Oliva, Mogán, Gáldar, Tías, Pájara, Santa María de Guía de Gran Canaria, Teguise, San Bartolomé, Santa Brígida, Antigua, Tuineje, Teror, Yaiza",
  },
  "36": {
    name: { es: "Pontevedra" },
    towns:
      "Vigo, Pontevedra, Vilagarcía de Arousa, Redondela, Cangas, Marín, Ponteareas, A Estrada, Lalín, Moaña, O Porriño, Sanxenxo, Nigrán, Poio, Tui, Cambados, Gondomar, Mos, Baiona, Vilanova de Arousa, O Grove, Bueu, A Guarda",
  },
  "37": {
    name: { es: "Salamanca" },
    towns:
      "Salamanca, Santa Marta de Tormes, Béjar, Ciudad Rodrigo, Villamayor, Carbajosa de la Sagrada, Villares de la Reina, Peñaranda de Bracamonte, Guijuelo, Alba de Tormes, Vitigudino",
  },
  "38": {
    name: { es: "Santa Cruz de Tenerife" },
    zone: "canary",
    also: "Tenerife, La Palma, La Gomera, El Hierro, Canarias",
    towns:
      "Santa Cruz de Tenerife, San Cristóbal de La Laguna, Arona, Adeje, Granadilla de Abona, La Orotava, Los Realejos, Puerto de la Cruz, Candelaria, Tacoronte, Icod de los Vinos, Los Llanos de Aridane, Güímar, Guía de Isora, Santa Cruz de La Palma, San Miguel de Abona, Santiago del Teide, El Rosario, Santa Úrsula, Valverde, San Sebastián de La Gomera, El Paso",
  },
  "39": {
    name: { es: "Cantabria", ca: "Cantàbria" },
    also: "Santander",
    towns:
      "Santander, Torrelavega, Castro-Urdiales, Camargo, Piélagos, El Astillero, Santa Cruz de Bezana, Laredo, Santoña, Los Corrales de Buelna, Reinosa, Colindres, Suances, Reocín, Medio Cudeyo, San Vicente de la Barquera, Cabezón de la Sal",
  },
  "40": {
    name: { es: "Segovia", ca: "Segòvia" },
    towns:
      "Segovia, Cuéllar, El Espinar, Real Sitio de San Ildefonso, Palazuelos de Eresma, Cantalejo, San Cristóbal de Segovia, Carbonero el Mayor, Nava de la Asunción, Riaza, Sepúlveda",
  },
  "41": {
    name: { es: "Sevilla", en: "Seville" },
    towns:
      "Sevilla, Dos Hermanas, Alcalá de Guadaíra, Utrera, Mairena del Aljarafe, Écija, La Rinconada, Los Palacios y Villafranca, Coria del Río, Carmona, Lebrija, Morón de la Frontera, Camas, Tomares, Mairena del Alcor, Marchena, Bormujos, San Juan de Aznalfarache, Arahal, Osuna, La Algaba, Lora del Río, Castilleja de la Cuesta, Las Cabezas de San Juan, Brenes, Gines, El Viso del Alcor, Pilas, Estepa, Sanlúcar la Mayor, Cantillana, Guillena, La Puebla del Río, Espartinas, Santiponce, Constantina, Cazalla de la Sierra, Isla Mayor, El Cuervo de Sevilla",
  },
  "42": {
    name: { es: "Soria", ca: "Sòria" },
    towns:
      "Soria, Almazán, El Burgo de Osma-Ciudad de Osma, Golmayo, Ólvega, San Esteban de Gormaz, Ágreda, Covaleda",
  },
  "43": {
    name: { es: "Tarragona" },
    towns:
      "Tarragona, Reus, El Vendrell, Cambrils, Tortosa, Salou, Valls, Calafell, Vila-seca, Amposta, Torredembarra, Cunit, Mont-roig del Camp, La Ràpita, Deltebre, Constantí, L'Ametlla de Mar, Montblanc, Móra d'Ebre, Falset, Gandesa, Roda de Berà, Creixell, Ulldecona",
  },
  "44": {
    name: { es: "Teruel", ca: "Terol" },
    towns:
      "Teruel, Alcañiz, Andorra, Calamocha, Utrillas, Monreal del Campo, Calanda, Cella, Valderrobres, Híjar, Albarracín",
  },
  "45": {
    name: { es: "Toledo" },
    towns:
      "Toledo, Talavera de la Reina, Illescas, Seseña, Torrijos, Quintanar de la Orden, Madridejos, Sonseca, Ocaña, Fuensalida, Consuegra, Yuncos, Mora, Bargas, Villacañas, Olías del Rey, Esquivias, Yeles, Corral de Almaguer",
  },
  "46": {
    name: { es: "Valencia", ca: "València" },
    also: "Valencia/València",
    towns:
      "València, Torrent, Gandia, Paterna, Sagunto, Alzira, Mislata, Burjassot, Ontinyent, Aldaia, Manises, Alaquàs, Xirivella, Xàtiva, Catarroja, Algemesí, Quart de Poblet, Sueca, Cullera, Oliva, Alfafar, Paiporta, Moncada, Carcaixent, Bétera, Alboraia, Tavernes de la Valldigna, Llíria, Requena, Riba-roja de Túria, La Pobla de Vallbona, L'Eliana, Carlet, Picassent, Silla, Benetússer, Sedaví, Massamagrell, Puçol, Cheste, Chiva, Utiel, Buñol, Canals, Benifaió, Picanya, Massanassa, Godella, Rocafort",
  },
  "47": {
    name: { es: "Valladolid" },
    towns:
      "Valladolid, Laguna de Duero, Medina del Campo, Arroyo de la Encomienda, Tordesillas, Tudela de Duero, Íscar, Cigales, Peñafiel, Simancas, La Cistérniga, Zaratán, Medina de Rioseco, Olmedo",
  },
  "48": {
    name: { es: "Bizkaia", ca: "Biscaia" },
    also: "Vizcaya",
    towns:
      "Bilbao, Barakaldo, Getxo, Portugalete, Santurtzi, Basauri, Leioa, Sestao, Galdakao, Durango, Erandio, Amorebieta-Etxano, Mungia, Gernika-Lumo, Bermeo, Sopela, Ermua, Valle de Trápaga-Trapagaran, Arrigorriaga, Berango, Ondarroa, Elorrio, Balmaseda, Lekeitio, Muskiz, Derio, Zalla, Abadiño, Orduña",
  },
  "49": {
    name: { es: "Zamora" },
    towns:
      "Zamora, Benavente, Toro, Morales del Vino, Villaralbo, Fuentesaúco, Puebla de Sanabria, Moraleja del Vino",
  },
  "50": {
    name: { es: "Zaragoza", ca: "Saragossa" },
    towns:
      "Zaragoza, Calatayud, Utebo, Ejea de los Caballeros, Cuarte de Huerva, Tarazona, Caspe, Zuera, La Almunia de Doña Godina, Tauste, Alagón, Pinseque, María de Huerva, Villanueva de Gállego, La Puebla de Alfindén, Borja, Épila, La Muela, Gallur, Daroca",
  },
  "51": { name: { es: "Ceuta" }, zone: "ceuta_melilla", towns: "Ceuta" },
  "52": { name: { es: "Melilla" }, zone: "ceuta_melilla", towns: "Melilla" },
} as const satisfies Record<string, GazetteerProvince>;
