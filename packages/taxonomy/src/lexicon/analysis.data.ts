import type { FieldTable } from "./entry.ts";

/** Analysis of data, statistics and learning machines. */
export const analysisTable = {
  skill: `
Ad hoc analysis = ad hoc reporting
AI = artificial intelligence !
Anomaly detection
ArcGIS ^GIS
Bayesian statistics = Bayesian modeling, Bayesian inference
Big data
Business intelligence = BI tools
Causal inference
Churn analysis = churn prediction
Cluster analysis = clustering
Cohort analysis
Computer vision
Customer analytics
Dashboards ^Data visualization
Data analysis = data analytics, analyzing data, analysing data, analyze data
Data architecture
Data cleaning = data wrangling, data cleansing
Data collection = collecting data, data gathering
Data engineering
Data integration
Data lakes
Data lineage
Data literacy
Data management = data governance
Data manipulation
Data mapping
Data migration
Data mining
Data modeling = data modelling
Data pipelines ^Data engineering
Data presentation
Data quality = data validation, data profiling, data integrity
Data reporting
Data science
Data stewardship
Data storytelling
Data structures and algorithms = DSA
Data transformation
Data visualization = data visualisation
Data warehouse = data warehousing
dbt @2016
Decision trees = random forest
Deep learning @2006
Descriptive statistics
Dimensionality reduction = PCA analysis
Econometrics
ETL = ELT ^Data engineering
Exploratory data analysis = EDA
Feature engineering
Financial analytics
Fraud analytics
Generative AI = GenAI, gen AI @2022
Geospatial analysis = spatial analysis
GIS = geographic information systems
Hypothesis testing
Image processing
Information retrieval
Large language models = LLMs @2020
Linear programming = mathematical optimization
Logistic regression
Machine learning = ML algorithms @1990
Machine learning operations = MLOps @2018
Marketing mix modeling
Mathematical modeling = mathematical modelling
Mathematics = maths
Metrics definition
Model deployment
Monte Carlo simulation
Multivariate analysis
Natural language processing = NLP
Neural networks
Online surveys
Optimization algorithms
Predictive modeling = predictive modelling
Product metrics
Prompt engineering @2022
QGIS ^GIS
Quantitative analysis = quantitative research
Queueing theory
RAG = retrieval-augmented generation @2020 !
Recommendation systems = recommender systems
Regression analysis = linear regression
Reinforcement learning
Sampling methods
SAS = SAS programming !
scikit-learn = sklearn ^Python @2007
Sentiment analysis
Spreadsheet modeling
SPSS
Statistical analysis = statistics, statistical modeling, statistical modelling
Stochastic processes
Structural equation modeling
Supervised learning = unsupervised learning
Survey analysis = survey research
Survey design = surveys
Survival analysis
Text mining = text analytics
Time series analysis = time series, time-series forecasting
Trend analysis
Web metrics
`,
  tool: `
Alteryx
Amazon EMR
Amazon QuickSight = QuickSight
Apache Beam
Apache Hive = Hive! ^Hadoop
Apache Iceberg
Apache Kudu = Impala!
Apache NiFi = NiFi
Apache Superset = Superset!
Azure Synapse = Synapse Analytics ^Azure
Collibra
Crystal Ball
Dagster @2019
Dask ^Python
Databricks @2013
DAX
Delta Lake
Domo !
DuckDB @2019
EViews
Excel Power Pivot = Power Pivot
Excel Power Query = Power Query
Fivetran
ggplot2 = ggplot, tidyverse, dplyr ^R
Google Colab
Google Vertex AI = Vertex AI
H2O.ai
HuggingFace = Hugging Face, Transformers library
IBM Cognos = Cognos
IBM DataStage = DataStage
Informatica = Informatica PowerCenter
JMP = JMP Pro
Jupyter ^Python @2014
Keras ^Python @2015
KNIME
LangChain @2022
LightGBM
Looker ^Business intelligence @2012
Matplotlib ^Python
Metabase
Microsoft Fabric
Microsoft Power BI = Power BI, PowerBI @2011
MicroStrategy
MLflow
Mode Analytics
NLTK ^Python
OpenAI API = GPT-4, ChatGPT, OpenAI @2020
Oracle BI = OBIEE
Pandas ^Python @2008 !
Plotly ^Python
Polars ^Python !
Prefect = Prefect workflows !
Presto = Trino !
Qlik = QlikView, Qlik Sense, QlikSense ^Business intelligence
Rapidminer
SAS Enterprise Guide ^SAS
SciPy ^Python
Seaborn ^Python
Segment = Segment CDP !
Sisense
Snowflake @2014 !
spaCy ^Python
SPSS Modeler ^SPSS
SQL Server Analysis Services
Stata
Streamlit ^Python
Tableau @2003
Talend
ThoughtSpot
TIBCO Spotfire = Spotfire
Vertica
Weights & Biases
Weka
XGBoost
`,
  cert: `
CAP analytics
Google Data Analytics Certificate = Google Data Analytics
Microsoft PL-300 = PL-300, Power BI certification
SAS certification = SAS certified
SnowPro = SnowPro Core
Tableau certification = Tableau Desktop Specialist, Tableau certified ^Tableau
TensorFlow Developer Certificate
`,
} as const satisfies FieldTable;
