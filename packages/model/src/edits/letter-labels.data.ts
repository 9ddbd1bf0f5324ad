/** Names of the fields of a letter. */
export const letterLabels: Readonly<Record<string, string>> = {
  date: "Date",
  department: "Department",
  businessUnit: "Business unit",
  company: "Company",
  location: "Company location",
  salutation: "Salutation",
  closing: "Closing",
  signature: "Signature",
};
