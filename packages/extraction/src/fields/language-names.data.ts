/**
 * Languages by names that the tables of the runtime do not hold: what their speakers call them, languages without a
 * code of two letters, signed ones and their short forms.
 */
export const ownNames: readonly string[] = [
  "akan|amazigh|american sign language|anishinaabemowin|aramaic|arberesh|aromanian|arrernte|asl|assyrian|auslan",
  "aymara|balinese|balochi|bambara|bemba|berber|bhojpuri|bikol|bisaya|bislama|brazilian portuguese|breton",
  "brezhoneg|british sign language|bsl|cantonese|castellano|castilian|catalan|cebuano|chaldean|chamorro",
  "chavacano|chechen|cherokee|chichewa|chin|chinese (mandarin)|chino mandarin|chinois mandarin|chishona|choctaw",
  "chuukese|cook islands maori|cornish|corsican|cree|creole|cymraeg|dakota|dari|darija|dene|dgs|dholuo",
  "dine bizaad|dinka|dioula|dzongkha|edo|efik|egyptian arabic|euskara|ewe|fante|faroese|farsi|fiji hindi|fijian",
  "flemish|frisian|friulian|frysk|fujianese|fula|fulani|fulfulde|gaeilge|gaelg|gaelic|gagana samoa|gaidhlig",
  "galego|garifuna|gebardensprache|gikuyu|guarani|gwich'in|haitian creole|hakka|hassaniya|hawaiian|hiligaynon",
  "hindko|hiri motu|hmong|hochdeutsch|hokkien|iban|ibibio|ilocano|ilonggo|innu|inuit|inuktitut|inupiaq",
  "irish gaelic|irish sign language|isindebele|isixhosa|isizulu|isl|k'iche'|kabyle|kalenjin|kamba|kanuri",
  "kapampangan|karelian|karen|kashubian|kernewek|kiche|kikongo|kikuyu|kinyarwanda|kiribati|kirundi|kiswahili",
  "konkani|kreyol|krio|kriol|kurmanji|ladin|ladino|lakota|langue des signes|latein|levantine arabic|libras",
  "lingala|lis|low german|lse|lsf|luganda|luhya|luo|maithili|makaton|malagasy|mam|mandarim|mandarin",
  "mandarin chinese|mandinka|manx|mapudungun|marshallese|maya|meankieli|mi'kmaq|michif|min nan|minangkabau",
  "mirpuri|mixteco|mizo|mohawk|moroccan arabic|nahuatl|navajo|ndebele|newari|ngt|nigerian pidgin|niuean|noongar",
  "northern sami|northern sotho|nuer|nyanja|nzsl|occitan|ojibwa|ojibwe|olelo hawaii|ossetian|palauan|pangasinan",
  "papiamento|papiamentu|pashto|patois|pidgin|pitjantjatjara|plattdeutsch|pontic greek|pothwari|pulaar|q'eqchi'",
  "qeqchi|quechua|rohingya|romanes|romani|romansh|runyankole|rusyn|sami|samoan|saraiki|sardinian",
  "schweizerdeutsch|scots|scottish gaelic|sepedi|sesotho|setswana|shan|shanghainese|shona|sign language|silesian",
  "simplified chinese|sindhi|siswati|sorani|sorbian|sranan tongo|sundanese|swati|swiss german|sylheti|tagalog",
  "taishanese|taiwanese|tamazight|tarifit|tatar|te reo|te reo maori|teochew|tetum|tibetan|tigre|tigrinya|tiv",
  "tlingit|toishanese|tok pisin|tongan|traditional chinese|tshiluba|tshivenda|tsonga|tulu|turkmen|tuvaluan|twi",
  "ulster scots|uyghur|valenciano|venda|waray|warlpiri|wiradjuri|wolof|xitsonga|yiddish|yolngu matha|yup'ik",
  "yupik|zapoteco|zazaki",
].flatMap((row) => row.split("|"));
