/** Two-letter codes of states and provinces; they count only after a comma or before a postal code. */
export const stateCodes =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC D.C. PR AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD WA SA TAS ACT UK USA US UAE EU".split(
    " ",
  );

/** Codes of Brazilian states; they count only after a dash or a slash. */
export const brazilianStates =
  "AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" ");

/** Names of states, provinces and regions, folded. */
export const regionNames =
  "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick,newfoundland,bayern,bavaria,hessen,sachsen,saxony,thuringen,niedersachsen,nordrhein-westfalen,baden-wurttemberg,brandenburg,rheinland-pfalz,saarland,schleswig-holstein,sachsen-anhalt,mecklenburg-vorpommern,tirol,steiermark,karnten,salzburg,vorarlberg,burgenland,niederosterreich,oberosterreich,ile-de-france,bretagne,normandie,occitanie,provence,nouvelle-aquitaine,auvergne-rhone-alpes,grand est,hauts-de-france,cataluna,catalunya,andalucia,galicia,comunidad valenciana,castilla y leon,castilla-la mancha,aragon,asturias,cantabria,murcia,navarra,pais vasco,extremadura,la rioja,canarias,baleares,sao paulo,rio de janeiro,minas gerais,parana,santa catarina,rio grande do sul,bahia,pernambuco,ceara,goias,distrito federal,jalisco,nuevo leon,scotland,wales,england,northern ireland,new south wales,queensland,tasmania,lombardia,toscana,lazio,catalonia,andalusia,maharashtra,karnataka,tamil nadu,telangana,kerala,gujarat,uttar pradesh,punjab,bay area,san francisco bay area,greater london,sindh,kent,surrey,essex,sussex,east sussex,west sussex,hampshire,devon,cornwall,dorset,somerset,wiltshire,gloucestershire,oxfordshire,berkshire,buckinghamshire,hertfordshire,bedfordshire,cambridgeshire,norfolk,suffolk,lincolnshire,nottinghamshire,derbyshire,leicestershire,northamptonshire,rutland,staffordshire,shropshire,worcestershire,herefordshire,warwickshire,west midlands,east midlands,cheshire,lancashire,merseyside,greater manchester,cumbria,county durham,yorkshire,north yorkshire,west yorkshire,south yorkshire,east yorkshire,tyne and wear,northumberland,isle of wight,isle of man,aberdeenshire,fife,lothian,ayrshire,lanarkshire,gwynedd,powys,pembrokeshire,co dublin,county dublin,co cork,county cork,co galway,county galway,county kerry,county mayo,leinster,munster,ulster,lorraine,alsace,picardie,aquitaine,paca,centre-val de loire,bourgogne,veneto,piemonte,lombardy,tuscany,sicilia,sicily,campania,puglia,emilia-romagna,minho,alentejo,algarve,espirito santo,mato grosso,amazonas,maranhao,paraiba,piaui,alagoas,sergipe,rondonia,tocantins,estado de mexico,puebla,veracruz,yucatan,queretaro,guanajuato,antioquia,cundinamarca,valle del cauca,western australia,south australia,northern territory,gauteng,western cape,kwazulu-natal,haryana,rajasthan,madhya pradesh,west bengal,andhra pradesh,odisha,bihar,new territories,guangdong,zhejiang,jiangsu,sichuan,hubei,north holland,south holland,noord-holland,zuid-holland,noord-brabant,flanders,wallonia,canton of zurich,washington dc,washington d.c.".split(
    ",",
  );

/** Cities that people write without anything beside them, folded. */
export const cityNames =
  "london,paris,berlin,madrid,lisboa,lisbon,porto,rome,roma,milan,milano,vienna,wien,zurich,geneva,geneve,basel,bern,munich,munchen,hamburg,koln,cologne,frankfurt,frankfurt am main,stuttgart,dusseldorf,leipzig,dortmund,essen,bremen,dresden,hannover,nurnberg,duisburg,bochum,wuppertal,bielefeld,bonn,munster,karlsruhe,mannheim,augsburg,wiesbaden,kiel,freiburg,mainz,erfurt,rostock,kassel,graz,linz,innsbruck,lyon,marseille,toulouse,nice,nantes,strasbourg,montpellier,bordeaux,lille,rennes,reims,grenoble,dijon,angers,barcelona,valencia,sevilla,seville,zaragoza,malaga,bilbao,granada,vigo,gijon,alicante,cordoba,valladolid,dublin,cork,edinburgh,glasgow,manchester,birmingham,leeds,liverpool,bristol,cardiff,belfast,sheffield,nottingham,leicester,newcastle,oxford,cambridge,brighton,amsterdam,rotterdam,utrecht,the hague,den haag,eindhoven,brussels,bruxelles,antwerp,ghent,luxembourg,copenhagen,stockholm,gothenburg,oslo,bergen,helsinki,warsaw,krakow,wroclaw,gdansk,prague,praha,brno,budapest,bucharest,sofia,athens,istanbul,ankara,izmir,moscow,saint petersburg,kyiv,kiev,lviv,minsk,riga,vilnius,tallinn,belgrade,zagreb,ljubljana,new york,new york city,brooklyn,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,austin,san jose,san francisco,seattle,denver,boston,atlanta,miami,detroit,minneapolis,portland,las vegas,baltimore,washington dc,orlando,tampa,pittsburgh,cincinnati,cleveland,nashville,charlotte,sacramento,kansas city,indianapolis,columbus,milwaukee,oakland,toronto,montreal,vancouver,calgary,ottawa,edmonton,winnipeg,quebec,mexico city,ciudad de mexico,guadalajara,monterrey,bogota,medellin,cali,lima,santiago,buenos aires,rosario,montevideo,quito,guayaquil,caracas,sao paulo,rio de janeiro,brasilia,salvador,fortaleza,belo horizonte,curitiba,recife,porto alegre,campinas,manaus,goiania,florianopolis,sydney,melbourne,brisbane,perth,adelaide,canberra,auckland,wellington,singapore,hong kong,tokyo,osaka,kyoto,seoul,beijing,shanghai,shenzhen,guangzhou,hangzhou,chengdu,taipei,bangkok,jakarta,manila,kuala lumpur,hanoi,ho chi minh city,mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,pune,kolkata,ahmedabad,noida,gurgaon,gurugram,karachi,lahore,islamabad,dhaka,colombo,dubai,abu dhabi,riyadh,jeddah,doha,kuwait city,tel aviv,jerusalem,beirut,amman,cairo,alexandria,casablanca,rabat,tunis,algiers,lagos,abuja,accra,nairobi,addis ababa,johannesburg,cape town,durban,pretoria,kampala,dakar".split(
    ",",
  );

/** Ways of working that stand where a place stands, folded. */
export const placelessWords = [
  "remote",
  "hybrid",
  "fully remote",
  "100% remote",
  "remotely",
  "work from home",
  "home office",
  "homeoffice",
  "teletravail",
  "a distance",
  "remoto",
  "en remoto",
  "teletrabajo",
  "trabalho remoto",
  "remote work",
  "worldwide",
];
