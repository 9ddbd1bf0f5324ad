const emptySection = { title: "", columns: 1, hidden: false, items: [] };

const body = { fontFamily: "Inter", fontWeights: ["400", "500"], fontSize: 10, lineHeight: 1.5 };

/** What a file of Reactive Resume has to say beside its words: no picture, and a plain page. */
export const reactiveFrame = {
  picture: {
    hidden: true,
    url: "",
    size: 80,
    rotation: 0,
    aspectRatio: 1,
    borderRadius: 0,
    borderColor: "rgba(0, 0, 0, 0.5)",
    borderWidth: 0,
    shadowColor: "rgba(0, 0, 0, 0.5)",
    shadowWidth: 0,
  },
  basics: {},
  summary: { title: "", columns: 1, hidden: false, content: "" },
  sections: {
    profiles: emptySection,
    experience: emptySection,
    education: emptySection,
    projects: emptySection,
    skills: emptySection,
    languages: emptySection,
    interests: emptySection,
    awards: emptySection,
    certifications: emptySection,
    publications: emptySection,
    volunteer: emptySection,
    references: emptySection,
  },
  customSections: [],
  metadata: {
    template: "onyx",
    layout: {
      sidebarWidth: 35,
      pages: [
        {
          fullWidth: false,
          main: [],
          sidebar: ["skills", "languages", "certifications", "awards", "publications"],
        },
      ],
    },
    css: { enabled: false, value: "" },
    page: {
      gapX: 4,
      gapY: 6,
      marginX: 14,
      marginY: 12,
      format: "a4",
      locale: "en-US",
      hideIcons: true,
    },
    design: {
      level: { icon: "", type: "hidden" },
      colors: {
        primary: "rgba(40, 60, 90, 1)",
        text: "rgba(0, 0, 0, 1)",
        background: "rgba(255, 255, 255, 1)",
      },
    },
    typography: {
      body,
      heading: { ...body, fontWeights: ["600"], fontSize: 14 },
    },
    notes: "",
  },
};
