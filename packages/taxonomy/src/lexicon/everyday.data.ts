/** Ids of terms that nearly every posting holds. */
export const everyday =
  /^(?:microsoft-(?:office|word|excel|outlook|powerpoint|teams|access)|google-workspace|google-docs|google-sheets|training|compliance|reporting|sales|teaching|audit|scheduling|coaching|editing|marketing|billing|inventory-management|customer-service|data-entry|spreadsheets|typing|driver's-license|english)$/;
