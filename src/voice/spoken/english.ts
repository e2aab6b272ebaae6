import { toCardinal, toOrdinal } from "n2words/en-US";
import type { Forms, Speech } from "./speech.ts";

const months = ["january", "february", "march", "april", "may", "june"];
months.push("july", "august", "september", "october", "november", "december");
const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const cardinal = (number: string) => toCardinal(number);
const plural = (word: string): Forms => [word, `${word}s`];
const oneByOne = (number: string) => Array.from(number, (digit) => digits[Number(digit)] ?? "").join(" ");
const dollar = { coin: plural("dollar"), cent: plural("cent") };
const lira = { coin: ["lira", "lira"], cent: ["kurush", "kurush"] } as const;
const euro = { coin: plural("euro"), cent: plural("cent") };
const pound = { coin: plural("pound"), cent: ["penny", "pence"] } as const;

/** A year as it is said: nineteen eighty-four, two thousand five, twenty twenty-six. */
export function englishYear(year: string): string {
  const number = Number(year);
  if (number < 1100 || number > 2099 || (number >= 2000 && number < 2010)) return cardinal(year);
  const rest = number % 100;
  const century = cardinal(String(Math.floor(number / 100)));
  if (rest === 0) return `${century} hundred`;
  return `${century} ${rest < 10 ? "oh " : ""}${cardinal(String(rest))}`;
}

const minutes = (minute: number) => (minute < 10 ? `oh ${digits[minute]}` : cardinal(String(minute)));

/** How English is read aloud. */
export const english: Speech = {
  separators: { group: ",", point: "." },
  cardinal,
  ordinal: (number) => (Number(number) === 0 ? "zeroth" : toOrdinal(number)),
  point: "point",
  fraction: oneByOne,
  digits,
  date: (day, month, year) =>
    [months[month - 1], toOrdinal(String(day)), year && englishYear(year)].filter(Boolean).join(" "),
  time: (hour, minute, half) =>
    [
      cardinal(String(hour)),
      minute > 0 ? minutes(minute) : !half && hour <= 12 ? "o’clock" : !half && "hundred",
      half,
    ]
      .filter(Boolean)
      .join(" "),
  dayAndMonth: (first, second) => (first > 12 ? [first, second] : [second, first]),
  percent: (amount) => `${amount} percent`,
  money: (whole, coin, cents, cent) =>
    [whole && `${whole} ${coin}`, cents && `${cents} ${cent}`].filter(Boolean).join(" and "),
  coins: {
    $: dollar,
    USD: dollar,
    "₺": lira,
    TL: lira,
    TRY: lira,
    "€": euro,
    EUR: euro,
    "£": pound,
    GBP: pound,
  },
  scales: {
    hundred: "hundred",
    thousand: "thousand",
    million: "million",
    billion: "billion",
    trillion: "trillion",
    k: "thousand",
    K: "thousand",
    M: "million",
    bn: "billion",
  },
  units: {
    km: plural("kilometer"),
    m: plural("meter"),
    cm: plural("centimeter"),
    mm: plural("millimeter"),
    mi: plural("mile"),
    ft: ["foot", "feet"],
    kg: plural("kilogram"),
    g: plural("gram"),
    mg: plural("milligram"),
    lb: plural("pound"),
    lbs: plural("pound"),
    oz: plural("ounce"),
    l: plural("liter"),
    L: plural("liter"),
    ml: plural("milliliter"),
    "m²": plural("square meter"),
    "ft²": ["square foot", "square feet"],
    "km/h": ["kilometer an hour", "kilometers an hour"],
    mph: ["mile an hour", "miles an hour"],
    min: plural("minute"),
    sec: plural("second"),
    hr: plural("hour"),
    hrs: plural("hour"),
    "°C": ["degree celsius", "degrees celsius"],
    "°F": ["degree fahrenheit", "degrees fahrenheit"],
    "°": plural("degree"),
    GB: plural("gigabyte"),
    MB: plural("megabyte"),
    TB: plural("terabyte"),
    Mbps: ["megabit per second", "megabits per second"],
    kW: plural("kilowatt"),
    kWh: plural("kilowatt hour"),
    W: plural("watt"),
    Hz: ["hertz", "hertz"],
    kHz: ["kilohertz", "kilohertz"],
    mAh: ["milliamp hour", "milliamp hours"],
  },
  abbreviations: {
    "Mr.": "mister",
    Mr: "mister",
    "Mrs.": "missus",
    Mrs: "missus",
    "Ms.": "miz",
    Ms: "miz",
    "Dr.": "doctor",
    Dr: "doctor",
    "Prof.": "professor",
    "Sr.": "senior",
    "Jr.": "junior",
    "St.": "saint",
    "Mt.": "mount",
    "Ave.": "avenue",
    "Blvd.": "boulevard",
    "Rd.": "road",
    "Gen.": "general",
    "Gov.": "governor",
    "Sen.": "senator",
    "e.g.": "for example",
    "i.e.": "that is",
    "etc.": "et cetera",
    "vs.": "versus",
    vs: "versus",
    "approx.": "approximately",
    "Approx.": "approximately",
    "est.": "established",
    "min.": "minimum",
    "max.": "maximum",
    "No.": "number",
    "no.": "number",
    "dept.": "department",
    "Dept.": "department",
    "ext.": "extension",
    "Ext.": "extension",
    "tel.": "telephone",
    "Tel.": "telephone",
    "Inc.": "incorporated",
    "Ltd.": "limited",
    "Co.": "company",
    "Corp.": "corporation",
    "U.S.": "u s",
    "U.K.": "u k",
    "a.m.": "a m",
    "p.m.": "p m",
    "w/": "with",
    "w/o": "without",
  },
  letters: { w: "double u" },
  symbols: {
    "&": "and",
    "+": "plus",
    "=": "equals",
    "@": "at",
    "%": "percent",
    "°": "degrees",
    "×": "times",
  },
  wordsInCapitals: new Set([
    "NASA",
    "NATO",
    "UNESCO",
    "UNICEF",
    "LASER",
    "RADAR",
    "SCUBA",
    "PIN",
    "SIM",
    "GIF",
  ]),
  minus: "minus",
  range: "to",
  half: "half",
  over: "over",
  always: "twenty-four seven",
  dot: "dot",
  dash: "dash",
  slash: "slash",
  plus: "plus",
  phoneGroup: (group) => (/^[1-9]00$/.test(group) ? cardinal(group) : oneByOne(group)),
  withEnding: (said, ending) => said + ending,
};
