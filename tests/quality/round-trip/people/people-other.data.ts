import type { PersonSketch } from "./sketch.ts";

/** People who write in other languages than English. Every name in here is invented. */
export const otherPeople: readonly PersonSketch[] = [
  {
    id: "german",
    language: "de",
    name: "Jörg Weißhaupt",
    headline: "Pflegefachmann",
    email: "joerg.weisshaupt@example.de",
    phone: "+49 30 5550142",
    location: "Berlin",
    summary:
      "Pflegefachmann mit acht Jahren Erfahrung in der Geriatrie, davon drei als Praxisanleiter.",
    jobs: [
      [
        "Pflegefachmann und Praxisanleiter",
        "Seniorenzentrum Lindenhof",
        "Berlin",
        "04/2019 – heute",
        "Leite jährlich sechs Auszubildende an",
        "Führte die elektronische Dokumentation auf drei Stationen ein",
      ],
      [
        "Gesundheits- und Krankenpfleger",
        "Klinikum Spreebogen",
        "Berlin",
        "10/2016 – 03/2019",
        "Betreute 14 Betten auf der geriatrischen Station",
      ],
    ],
    schools: [
      [
        "Ausbildung zum Gesundheits- und Krankenpfleger",
        "",
        "Krankenpflegeschule Spreebogen",
        "Berlin",
        "2013 – 2016",
      ],
    ],
    skills: { "": ["Wundversorgung", "Sturzprophylaxe", "Vivendi PD"] },
    languages: [
      ["Deutsch", "Muttersprache"],
      ["Englisch", "B2"],
    ],
  },
  {
    id: "french",
    language: "fr",
    name: "Éloïse Charpentier-Legrand",
    headline: "Comptable",
    email: "eloise.charpentier@example.fr",
    phone: "+33 1 55 55 01 42",
    location: "Lyon, France",
    jobs: [
      [
        "Comptable générale",
        "Ateliers Beaumanoir",
        "Lyon, France",
        "janvier 2020 – aujourd’hui",
        "Tient la comptabilité de quatre sociétés",
        "A réduit la clôture mensuelle de neuf à cinq jours",
      ],
      [
        "Aide-comptable",
        "Cabinet Delorme & Fils",
        "Villeurbanne, France",
        "2016 – 2019",
        "Préparait les déclarations de TVA de 60 clients",
      ],
    ],
    schools: [["BTS Comptabilité et gestion", "", "Lycée Saint-Exupère", "Lyon, France", "2016"]],
    skills: { "": ["Sage", "Excel", "TVA", "paie"] },
    languages: [
      ["Français", "langue maternelle"],
      ["Anglais", "courant"],
    ],
  },
  {
    id: "spanish",
    language: "es",
    name: "Íñigo Peñalver Ruiz",
    headline: "Electricista industrial",
    email: "inigo.penalver@example.es",
    phone: "+34 955 550 142",
    location: "Sevilla, España",
    jobs: [
      [
        "Electricista industrial",
        "Montajes Guadalira S.L.",
        "Sevilla, España",
        "2018 – actualidad",
        "Mantiene 40 cuadros eléctricos en tres fábricas",
        "Redujo las paradas no previstas un 23 %",
      ],
      [
        "Ayudante de electricista",
        "Instalaciones Ybarra",
        "Dos Hermanas, España",
        "2015 – 2018",
        "Instaló alumbrado en 120 viviendas",
      ],
    ],
    schools: [
      [
        "Técnico en Instalaciones Eléctricas",
        "",
        "IES Torreblanca",
        "Sevilla, España",
        "2013 – 2015",
      ],
    ],
    skills: { "": ["PLC", "baja tensión", "lectura de planos"] },
    languages: [
      ["Español", "nativo"],
      ["Inglés", "B1"],
    ],
  },
  {
    id: "portuguese",
    language: "pt",
    name: "João Gonçalves Brandão",
    email: "joao.brandao@example.pt",
    phone: "+351 21 555 0142",
    location: "Porto, Portugal",
    jobs: [
      [
        "Gestor de loja",
        "Mercearia Douro",
        "Porto, Portugal",
        "2020 – presente",
        "Gere uma equipa de 12 pessoas",
        "Aumentou as vendas em 18 % em dois anos",
      ],
      [
        "Operador de caixa",
        "Mercearia Douro",
        "Porto, Portugal",
        "2017 – 2020",
        "Atendeu 150 clientes por dia",
      ],
    ],
    schools: [
      ["Licenciatura em Gestão", "", "Universidade do Douro", "Porto, Portugal", "2014 – 2017"],
    ],
    skills: { "": ["gestão de equipas", "inventário", "Excel"] },
  },
  {
    id: "dutch",
    language: "nl",
    name: "Sjoerd van den Heuvel",
    email: "sjoerd.heuvel@example.nl",
    phone: "+31 20 555 0142",
    location: "Utrecht",
    jobs: [
      [
        "Logistiek medewerker",
        "Kanaal Distributie B.V.",
        "Utrecht",
        "2021 – heden",
        "Plant 30 ritten per dag",
        "Verlaagde de voorraad met 15 %",
      ],
    ],
    schools: [["Bachelor Bedrijfskunde", "", "Hogeschool Vechtstreek", "Utrecht", "2017 – 2021"]],
    skills: { "": ["SAP", "planning", "heftruck"] },
  },
];
