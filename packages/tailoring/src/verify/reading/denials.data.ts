/** Words that deny: determiners, adverbs, pairs, verbs of lacking. */
export const denies =
  /\b(?:not|no|never|without|none|nothing|nobody|zero|except|excluding|neither|nor|cannot|\p{L}+n't|free (?:of|from)|\p{L}{3,}-free|un(?:finished|paid|used)|inconclusive|lack(?:s|ed|ing)?|less so|declin\w+|rejected|fail\w*)\b/iu;
