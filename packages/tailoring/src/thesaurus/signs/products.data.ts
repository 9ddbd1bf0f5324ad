/**
 * Kinds of programs that postings ask for, with products of each: "asked | asked : NAME/NAME". That a product is of a
 * kind is what its maker's own page calls it; only names that stand for little else are taken.
 */
export const productSigns = `
cmms | computerised maintenance management | computerized maintenance management | maintenance management system | maintenance management software | maintenance software : Maximo/SAP PM/SAP EAM/Infor EAM/eMaint/MaintainX/Limble/UpKeep/Fiix/MPulse/Ultimo/MEX/Coswin/Concept Evolution/Planon/Archibus/TMA/Maintenance Connection/ManagerPlus/Asset Essentials/Pirana/AMOS/Ellipse/IFS ; SAP+plant+maintenance
practice management software | practice management system | practice software | practice management program : OfficeMate/Eyefinity/Optix/Ocuco/Acuitas/RevolutionEHR/Optomate/Sunix/Dentrix/Eaglesoft/Open Dental/SOEL/Exact/EXACT/Dentally/CareStack/Dental4Windows/Praktika/AVImark/Avimark/Cornerstone/ezyVet/RxWorks/Provet/Merlin/Robovet/VetSpace/Vetspire/Impromed/Cliniko/Nookal/PPS/TM3/Best Practice/MedicalDirector/Medtech/Socrates/HealthOne/GoodX/Healthbridge/AdvancedMD/Kareo/Tebra/eClinicalWorks/NextGen/Athenahealth/LEAP/Clio/Actionstep/Smokeball/PracticePanther/MyCase/Proclaim/Osprey
optical software | optical practice management : OfficeMate/Eyefinity/Optix/Ocuco/Acuitas/RevolutionEHR/Optomate/Sunix
dental software | dental system | dental practice management : Dentrix/Eaglesoft/Open Dental/SOEL/EXACT/Dentally/CareStack/Dental4Windows/Praktika/Carestream
veterinary software | veterinary practice management : AVImark/Avimark/Cornerstone/ezyVet/RxWorks/Provet/Merlin/Robovet/VetSpace/Vetspire/Impromed
legal case management | case management system | case management software | matter management : LEAP/Clio/Actionstep/Smokeball/PracticePanther/MyCase/Filevine/Proclaim/Osprey/Peppermint/Liquidlogic/Iken/Civica
care planning system | care planning software | electronic care plan | digital care plan | electronic care records | digital care records | care management system : Person Centred Software/Nourish/Log my Care/Birdie/CareDocs/Care Control/Access Care Planning/Mobizio/iCareHealth/AutumnCare/Leecare/PointClickCare/MatrixCare/Epic Care
pharmacy management system | pharmacy software | dispensing software | dispensing system | pmr | patient medication record : ProScript/RxWeb/Titan/Pharmacy Manager/Analyst PMR/Cegedim/Minfos/Dispense Works/McLernons/TouchStore/Kroll/PioneerRx/PrimeRx/Rx30/BestRx/Unisolv/Toniq/JAC/EMIS
property management software | estate agency software | lettings software | tenancy management : Yardi/AppFolio/Buildium/Entrata/RealPage/Propertyware/Arthur Online/Reapit/PropertyTree/Jupix/Dezrez/Rentman/Qube
school management system | school management information | school mis | student information system | pupil information : SIMS/Arbor/Bromcom/ScholarPack/PowerSchool/VSware/Tyro/Aladdin/Sentral/KAMAR/SEQTA/Synergetic/iSAMS/Infinite Campus/Skyward/Aeries/SA-SAMS/Fedena
virtual learning environment | vle | online learning platform : Moodle/Canvas/Blackboard/Brightspace/itslearning/Schoology/Firefly/Google Classroom
accounting package | accounts package | accounting system | accounting program | finance system : Xero/QuickBooks/Sage/MYOB/FreeAgent/Tally/Big Red Book/Surf Accounts/Pastel/Kashflow/Exact/DATEV/NetSuite/SunSystems/Agresso/Intacct
payroll software | payroll system | payroll package : ADP/Sage Payroll/BrightPay/Thesaurus/Collsoft/Micropay/Iris/IRIS/Moneysoft/Paychex/Paylocity/Gusto/Employment Hero/KeyPay/Simplepay/SimplePay/VIP Payroll/Ceridian/Dayforce/Greytip/greytHR/Star Payroll
hris | hr information system | human resources information system | hr software | hr system | people system : Workday/BambooHR/Personio/HiBob/SuccessFactors/iTrent/ResourceLink/Sage People/CIPHR/PeopleHR/Rippling/UKG/Ceridian/Dayforce/Zenefits/ELMO/Employment Hero/ConnX/Darwinbox/Keka/Namely/Paycom
wms | warehouse management system | warehouse management software | warehouse system : Manhattan/Blue Yonder/RedPrairie/SAP EWM/Korber/Körber/HighJump/Mintsoft/Peoplevox/Infor WMS/NetSuite WMS/CartonCloud/Deposco/Snapfulfil/Logiwa/ShipHero
transport management system | tms | transport planning software | route planning software : Mandata/Paragon/Maxoptra/TruTac/Microlise/Descartes/MercuryGate/Transporeon/CargoWise/McLeod/TMW/Samsara/Verizon Connect
global distribution system | gds | travel reservation system | flight reservation system : Amadeus/Galileo/Sabre/Worldspan/Travelport
non-linear editing | editing software | video software : Premiere/DaVinci/Resolve/Avid/FinalCut/Final Cut
gis | gis software | geographic information system | mapping software : ArcGIS/QGIS/MapInfo/GeoMedia/GRASS
project planning software | planning software | scheduling software | construction planning software : Primavera/P6/Asta/Powerproject/MS Project/Microsoft Project
cad | cad software | cad package | cad system | computer-aided design : AutoCAD/SolidWorks/SOLIDWORKS/Inventor/Revit/Vectorworks/MicroStation/Solid Edge/CATIA/Creo/Fusion 360/SketchUp/ArchiCAD/Rhino/Onshape/DraftSight
cam software | cam package | cam system : Mastercam/MasterCAM/EdgeCAM/Edgecam/PowerMill/GibbsCAM/hyperMILL/SolidCAM/FeatureCAM/Fusion 360
booking system | appointment system | appointment software | salon software : Fresha/Phorest/Treatwell/Booksy/Vagaro/Mindbody/MINDBODY/Kitomba/Salon IQ/ResDiary/OpenTable/SevenRooms/Resy/DesignMyNight
herd management software | farm management software | dairy software : DairyComp/UNIFORM-Agri/Uniform Agri/Agrinet/Herdwatch/AgriWebb/Figured/Agworld/Gatekeeper/Muddy Boots/CattleMax
`;
