import { fold } from "../text-line/clean-text.ts";

/** Letters that people write behind their names, folded, without dots and brackets. */
const known = new Set(
  "phd,md,do,rn,bsn,msn,lpn,lvn,aprn,cna,cma,cpa,cgma,cia,cisa,cfe,mba,emba,msc,bsc,meng,beng,ma,ba,ms,bs,bed,med,mph,mpa,msw,bsw,llb,llm,jd,esq,pe,eit,pmp,capm,pmi-acp,csm,cspo,cfa,cfp,acca,fcca,fca,aca,cima,ccrn,cen,np,dnp,fnp,fnp-c,fnp-bc,pmhnp,pmhnp-bc,agnp,pa-c,rd,rdn,ldn,cnsc,rrt,ccc-slp,slp,otr,otr/l,pt,dpt,atc,cscs,lcsw,lmsw,lpc,lmft,lmhc,bcba,rbt,dds,dmd,rdh,dvm,pharmd,rph,cpht,edd,psyd,shrm-cp,shrm-scp,phr,sphr,gphr,mcipd,fcipd,aia,riba,ncidq,leed ap,leed ap bd+c,leed ga,cissp,cism,ceh,ccna,ccnp,itil,mcips,frcs,mrcp,mrcgp,mbchb,mbbs,pgce,qts,rgn,rmn,cscp,cpim,cpsm,six sigma green belt,six sigma black belt,lssbb,lssgb,emt,emt-b,emt-p,nremt,nrp,cdl,cdl-a,dipl-ing".split(
    ",",
  ),
);
const generations = new Set(["jr", "sr", "ii", "iii", "iv"]);
const longest = 4;

/** A credential as it is written. */
export interface Credential {
  readonly start: number;
  readonly end: number;
}

function keyOf(text: string): string {
  return fold(text).replace(/[.()]/g, "");
}

/** Two capitals at least: "Ma" and "Do" are family names. */
function isWritten(text: string): boolean {
  return (text.match(/\p{Lu}/gu) ?? []).length >= 2;
}

/** Two to six capitals behind a comma are letters of some body, where the name itself is not in capitals. */
function isUnknown(text: string, start: number, part: string): boolean {
  const before = text.slice(0, start);
  return /,\s*$/.test(before) && /^\p{Lu}{2,6}$/u.test(part) && /\p{Ll}/u.test(before);
}

function nextAt(text: string, from: number): { lead: number; words: string[] } {
  const lead = /^[\s,|/–—-]*\(?/u.exec(text.slice(from))?.[0].length ?? 0;
  const words = text
    .slice(from + lead, from + lead + 80)
    .split(/[\s,|•·)]/u)
    .slice(0, longest);
  return { lead, words };
}

/** Credentials behind a name, from an offset of its line on; the first other word ends them. */
export function credentialsAfter(text: string, from: number): Credential[] {
  const found: Credential[] = [];
  let at = from;
  for (let count = 0; count < 12; count += 1) {
    const { lead, words } = nextAt(text, at);
    const start = at + lead;
    let end = -1;
    for (let size = words.length; size > 0 && end < 0; size -= 1) {
      const part = text.slice(start, start + words.slice(0, size).join(" ").length);
      const isKnown = known.has(keyOf(part)) || (size === 1 && isUnknown(text, start, part));
      if (isKnown && isWritten(part)) end = start + part.length;
      else if (size === 1 && generations.has(keyOf(part))) end = start + part.length;
    }
    if (end < 0) break;
    if (!generations.has(keyOf(text.slice(start, end)))) found.push({ start, end });
    at = end;
  }
  return found;
}
