/** Analysis, science and research. */
export const analysisTerms = `
A/B testing = AB testing, split testing
AI = artificial intelligence !
Big data
Biostatistics
Business intelligence = BI tools
Cell culture = tissue culture
Chromatography = chromatographic methods
Gas chromatography = gas chromatographic methods, gas chromatographs ^Chromatography
GC-MS ^Gas chromatography, Mass spectrometry
HPLC = high performance liquid chromatography ^Chromatography
Clinical trials = clinical research, clinical studies
CRISPR @2012
Computer vision
Data analysis = data analytics, analyzing data, analysing data, analyze data
Data cleaning = data wrangling, data cleansing
Data engineering
Data pipelines ^Data engineering
ETL = ELT ^Data engineering
Data entry
Data management = data governance
Data migration
Data mining
Data modeling = data modelling
Data quality = data validation, data profiling, data integrity
Data science
Data visualization = data visualisation
Dashboards ^Data visualization
Data warehouse = data warehousing
dbt @2016
Databricks @2013
Deep learning @2006
Electron microscopy = microscopy
ELISA
Environmental monitoring = environmental sampling, water quality testing
Experimental design = design of experiments
Field work = fieldwork, field sampling
Flow cytometry
Forecasting = demand forecasting
GIS = geographic information systems
ArcGIS ^GIS
QGIS ^GIS
GLP = good laboratory practice
GMP = cGMP, good manufacturing practice, good manufacturing practices
Grant writing = grant proposals, grant applications
IBM Cognos = Cognos
Instrument calibration = calibration
Jupyter ^Python @2014
Laboratory safety = lab safety
Laboratory techniques = wet lab, bench work, lab techniques
LaTeX
Literature review = literature reviews
Looker @2012
Machine learning = ML algorithms @1990
Mass spectrometry
Microbiology
Microsoft Power BI = Power BI, PowerBI @2011
Natural language processing = NLP
Operations research
Pandas ^Python @2008 !
PCR = qPCR, polymerase chain reaction
Predictive modeling = predictive modelling
Protein purification
Qualitative research = interviews with participants
Quantitative analysis = quantitative research
Regression analysis = linear regression
Report writing = technical reports, writing reports
Reporting = operational reporting, management reporting
Requirements gathering = business requirements, requirements analysis
Research design
SAS = SAS programming !
scikit-learn = sklearn ^Python @2007
Scientific writing = technical writing
Snowflake @2014 !
Spectroscopy
NMR ^Spectroscopy
FTIR ^Spectroscopy
SPSS
Stata
Statistical analysis = statistics, statistical modeling, statistical modelling
Survey design = surveys
Tableau @2003
Titration
Western blot = western blotting
`;
