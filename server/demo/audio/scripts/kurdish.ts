import type { Line } from "./line.ts";

export const kurdish: Line[] = [
  ["female-calm", "Çavên xwe bigire, bêhneke kûr bikişîne û guh bide dengê avê."],
  ["male-narrator", "Li pişt wan çiyayan gundek hebû ku stranên wî qet nediqediyan."],
  ["female-natural", "Hûn bi xêr hatin Nuvaleyê. Ji bo kurdî pêl yekê bikin, ji bo tirkî pêl duduyan."],
  ["male-patriarch", "Nanê Fisturiyê bi destê hosteyan tê çêkirin; her sibe teze û germ."],
  ["female-elder", "Hebû nebû, di demeke dûr de keçikek hebû ku bi stêrkan re diaxivî."],
  ["male-energetic", "Werin, zû bin! Li Kestipoyê erzaniya havînê dest pê kir, rojên dawî ne!"],
];
