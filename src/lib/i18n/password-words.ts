import type { Locale } from "#contract/constants/site-languages.ts";

/** 256 plain words of a language, without letters that another keyboard may lack. */
const texts: Partial<Record<Locale, string>> & { en: string } = {
  tr: `
  lodos poyraz kule mavi zeytin liman deniz orman nehir bulut marti kedi kopek kuzu tavsan balik yunus kartal
  serce turna leylek ada kumsal dalga fener yelken tekne sandal kaptan rota pusula harita yol patika kopru
  meydan sokak bahce avlu kapi pencere cati elma armut kiraz visne incir nar uzum kavun karpuz limon portakal
  muz ceviz badem biber domates sogan patates havuc ispanak ekmek peynir bal recel cay kahve sut ayran serbet
  tuz seker pirinc bulgur mercimek nohut fasulye corba pilav masa sandalye lamba ayna hali perde kitap defter
  kalem silgi canta saat anahtar kutu sepet bardak tabak kasik catal tencere kirmizi yesil sari turuncu pembe
  beyaz gri lacivert bordo altin gumus bakir demir celik mermer tas kum toprak cakil sabah aksam gece ogle bahar
  yaz guz kis ocak nisan mayis haziran temmuz ekim kasim aralik pazar sali cuma bayram gunes yildiz gokkusagi
  yagmur kar ruzgar firtina sis buz ates duman isik golge yanki ses ezgi sarki nota keman flut davul gitar
  piyano saz kanun klarnet zil sahne perdeci radyo plak film roman siir masal oyku bilmece dag tepe vadi ova gol
  pinar cesme kuyu irmak delta koy burun bogaz gecit yayla mera cayir tarla bag koru gul lale papatya menekse
  sumbul nergis leylak yasemin karanfil zambak cinar mese kavak sogut cam ladin servi defne ihlamur kestane tren
  vapur ucak balon bisiklet kizak kayik otobus taksi tramvay usta cirak terzi firinci bahcivan ressam yazar
  doktor hakem koyun arpa kilim kaplan tilki sincap cicek yaprak kazak mendil eldiven sehir saray besik yedi
  sekiz dokuz yirmi kirk elli orta`,
  en: `
  harbor river cloud forest meadow valley island ocean beach wave lantern sail boat captain compass map path
  bridge square street garden gate window roof apple pear cherry plum fig grape melon lemon orange banana walnut
  almond pepper tomato onion potato carrot spinach radish celery bread cheese honey butter tea coffee milk water
  juice salt sugar flour rice lentil bean soup pasta cookie cake toast table chair lamp mirror carpet curtain
  book pencil paper bag clock key box basket glass plate spoon fork kettle bowl red green yellow purple pink
  white gray navy gold silver copper iron steel marble stone sand clay pebble amber coral morning evening night
  noon spring summer autumn winter april may june july october november sunday monday friday holiday season hour
  sun moon star rainbow rain snow wind storm mist ice fire ember smoke light shadow echo voice tune song note
  violin flute drum guitar piano cello harp horn bell organ stage radio record film novel poem story riddle
  letter chapter mountain hill plain lake fountain well creek delta bay cape canyon trail prairie field vineyard
  grove orchard pasture glacier desert rose tulip daisy violet lilac jasmine lily poppy clover fern oak maple
  birch willow pine cedar cypress laurel linden chestnut train ferry plane balloon bicycle sled canoe tram wagon
  truck tailor baker painter writer doctor teacher sailor farmer pilot chef cat dog horse lamb rabbit dolphin
  eagle sparrow crane stork otter beaver fox deer badger turtle robin owl finch heron seven eight nine ten
  twenty forty first middle long wide near far`,
};

/** The words of which a password is made up; a language without its own has the English ones. */
export const passwordWords = (locale: Locale): string[] => (texts[locale] ?? texts.en).trim().split(/\s+/);
