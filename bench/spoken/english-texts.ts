import { europeanLines } from "#build/demo-audio/scripts/european-lines.ts";
import type { SpokenText } from "./spoken-text.ts";

/** Scripts as clients write them; where espeak-ng reads signs otherwise than people do, what people say stands beside. */
export const englishTexts: SpokenText[] = [
  ...europeanLines.ENGLISH.map(([, text]) => ({ text })),
  {
    text: "Meet the kettle that listens. Tell it when you wake up, and your water will be ready before your feet touch the floor.",
  },
  { text: "Winter is coming, and your boiler knows it. Book a check today and stay warm all season long." },
  {
    text: "Hello, and welcome to the course. In this first lesson we will look at how a simple idea becomes a working product.",
  },
  {
    text: "Ladies and gentlemen, the train now arriving at platform two is the express service to the coast. Please mind the gap.",
  },
  { text: "What does a child need most? Love, play, and a good night of sleep. We take care of the sleep." },
  {
    text: "An hour from the noise of the city, there is a cabin in the woods. Birdsong in the morning, firelight at night.",
  },
  {
    text: "Our olives are picked by hand, pressed within hours, and bottled before the sun goes down. You can taste the difference.",
  },
  {
    text: "You do not need to visit a branch. Download the app, scan your card, and get your answer in minutes.",
  },
  {
    text: "This is the story of a captain who turned his back on the sea, and of the son who brought him home.",
  },
  {
    text: "Your call is important to us. The waiting time is about two minutes. If you prefer, leave your number and we will call you back.",
  },
  {
    text: "Final seconds, the score is level, the crowd is on its feet! The cross comes in, the header, and it is a goal! What a moment!",
  },
  {
    text: "Your skin fights sun, wind and dust all day. Give it a quiet evening: a gentle wash, light moisture, deep rest.",
  },
  {
    text: "Students, registration is now open. Sign up early, and the books, the bus and the advice are on us.",
  },
  {
    text: "Welcome to the museum. The first gallery holds the bronze age collection; the second, the Roman mosaics. Please do not touch.",
  },
  {
    text: "Spring cleaning should not take all spring. One spray lifts the stain, and the whole house smells of fresh flowers.",
  },
  {
    text: "Between the mountains lies a hidden lake. Every morning, before sunrise, an old fisherman lowers his boat and never hurries.",
  },
  {
    text: "The new watch measures your heart, follows your sleep, and reminds you to move. And it runs for a week on a single charge.",
  },
  {
    text: "Dear guests, the store will close in fifteen minutes. Please take your items to the nearest checkout. Thank you for shopping with us.",
  },
  {
    text: "Every shift begins with safety. Put on your helmet, check your glasses, and look around before you start the machine.",
  },
  {
    text: "The best table is the one you set together. This holiday, may your plates be full and your stories long.",
  },
  {
    text: "The hardest part of space travel is not the launch. It is the waiting, month after month, at the same small window.",
  },
  {
    text: "No grain, no fillers, just honest food approved by vets. Because when they are happy, the whole house is happy.",
  },
  {
    text: "Here is the news. Heavy rain is expected in the north tonight, and drivers are advised to take care.",
  },
  {
    text: "Dinner on the terrace, the old town below, and the sea as far as you can see. Call now for a table.",
  },
  {
    text: "Do not be afraid, it is only the dark. Reach out, you know where the lantern is. But remember: you are not alone in here.",
  },
  { text: "With the right insurance the rest is simple. One tap, and help is on the way, wherever you are." },
  {
    text: "Breathe in. Hold it for four. Now let it go, slowly. Soften your shoulders, and watch your thoughts pass like clouds.",
  },
  {
    text: "Our translator turns every meeting into text, in any language you choose. You just keep talking.",
  },
  {
    text: "Recycling is a habit. The bottle you sort today becomes a park bench tomorrow. Let us begin together.",
  },
  {
    text: "Do you remember the first day of school? The coat that was too big, the hand you would not let go.",
  },
  {
    text: "At sunrise, a hundred balloons rise over the valley at once. Below them, towers of stone; above, a colorful silence.",
  },
  {
    text: "Attention please. The building is being evacuated. Do not use the elevators. Walk to the nearest exit.",
  },
  {
    text: "As contagious as laughter, as light as a summer evening. The new album is out now on every platform.",
  },
  {
    text: "Accounting for small businesses does not have to hurt. Send the invoice, add the cost, see it all on one screen.",
  },
  {
    text: "Keeping bees takes patience. You lift the lid, you listen to the hum, and you know: it will be a good year.",
  },
  { text: "One last check before you leave: keys, wallet, phone. The smart home system turns off the rest." },
  {
    text: "For four hundred years the ship lay on the bottom of the sea. This morning it saw the light of day again.",
  },
  {
    text: "Hello children, are you ready? Today we learn the colors! Apples are red, lemons are yellow, and the sky is blue.",
  },
  { text: "Elegance does not raise its voice. A fine seam, the right cloth, and a tailor who knows you." },
  { text: "The road is the same, but the drive is not. Feel the quiet power of the new electric Galvemi." },
  {
    text: "Press play and let the story find you. Thousands of audiobooks, one quiet hour, and a comfortable chair.",
  },
  {
    text: "In the desert nothing moves until the evening. Then, one after another, the creatures of the night come out to drink.",
  },
  {
    text: "Ready to run your first marathon? Start with a single mile. Tomorrow, run it again. The finish line begins at your door.",
  },
  {
    text: "Thank you for holding. All of our agents are busy at the moment. Please stay on the line, or visit our website for quick answers.",
  },
  { text: "Fresh bread every morning, from an oven that has never gone cold since my grandfather lit it." },
  {
    text: "Detective Marlow closed the file. Three witnesses, three different stories, and not one of them was lying.",
  },
  { text: "Tonight at the theater: a comedy about love, money, and a very small dog. Tickets at the door." },
  { text: "The ocean covers most of our planet, and yet we know more about the surface of the moon." },
  { text: "New year, new routine. Join before the end of January and train the first month for free." },
  {
    text: "Gather round, little ones. Once upon a time, in a village behind the mountains, there lived a clockmaker who could not tell the time.",
  },
  {
    text: "Your data belongs to you. We encrypt every message, store nothing we do not need, and never sell what you share.",
  },
  {
    text: "The engineers said it could not be done. So we hired different engineers. Introducing the lightest bicycle we have ever built.",
  },
  {
    text: "This medicine may cause drowsiness. Read the leaflet carefully and ask your pharmacist if you are not sure.",
  },
  {
    text: "Crunchy, golden, and gone before you know it. New honey flakes from Dovarel, the loudest breakfast in town.",
  },
  {
    text: "We measure success in quiet nights: the ones when nothing breaks, nobody calls, and your factory keeps on running.",
  },
  {
    text: "On your left you can see the old harbor, where merchants from Genoa once traded silk, spices and secrets.",
  },
  {
    text: "Save 20% on everything this weekend. In store and at orvanta.com.",
    said: "Save twenty percent on everything this weekend. In store and at orvanta dot com.",
  },
  {
    text: "Unlimited internet for only $24.90 a month. The first 3 months are free, no contract needed!",
    said: "Unlimited internet for only twenty four dollars and ninety cents a month. The first three months are free, no contract needed!",
  },
  {
    text: "The big night is November 19, 2026 at 7:30 p.m. Doors open one hour earlier.",
    said: "The big night is November nineteenth twenty twenty six at seven thirty p m. Doors open one hour earlier.",
  },
  {
    text: "Call 1-800-555-0199 today and speak to a real person.",
    said: "Call one, eight hundred, five five five, zero one nine nine today and speak to a real person.",
  },
  {
    text: "Founded in 1984, our workshop is now in its 3rd generation. Every shoe is still sewn by hand.",
    said: "Founded in nineteen eighty four, our workshop is now in its third generation. Every shoe is still sewn by hand.",
  },
  {
    text: "Dr. Amelia Stone answers your questions every Monday at 8:00.",
    said: "Doctor Amelia Stone answers your questions every Monday at eight o'clock.",
  },
  {
    text: "Tomorrow will be 25°C by noon, falling to 18°C in the evening, with 60% humidity.",
    said: "Tomorrow will be twenty five degrees celsius by noon, falling to eighteen degrees celsius in the evening, with sixty percent humidity.",
  },
  {
    text: "Choose from 1,250 recipes, e.g. soups, salads and stews, and cook dinner in 15 minutes.",
    said: "Choose from one thousand two hundred fifty recipes, for example soups, salads and stews, and cook dinner in fifteen minutes.",
  },
  {
    text: "The package holds 5 kg of flour, 2 l of oil and 1 kg of sugar. Your gift: $40.",
    said: "The package holds five kilograms of flour, two liters of oil and one kilogram of sugar. Your gift: forty dollars.",
  },
  {
    text: "We deliver to 81 cities, from more than 2,400 locations, 24/7.",
    said: "We deliver to eighty one cities, from more than two thousand four hundred locations, twenty four seven.",
  },
  {
    text: "Write to info@nuvaley.com and our experts will reply within 48 hours.",
    said: "Write to info at nuvaley dot com and our experts will reply within forty eight hours.",
  },
  {
    text: "Tonight on the BBC: the untold letters of the 2nd World War.",
    said: "Tonight on the b b c: the untold letters of the second World War.",
  },
  {
    text: "The company raised $1.5 million in its first year and doubled it in the second.",
    said: "The company raised one point five million dollars in its first year and doubled it in the second.",
  },
  {
    text: "Flight 482 to Ankara is now boarding at gate 12. Please have your passport ready.",
    said: "Flight four hundred eighty two to Ankara is now boarding at gate twelve. Please have your passport ready.",
  },
  {
    text: "Mr. and Mrs. Whitmore had lived at No. 7 for 40 years, and had never once met the neighbors.",
    said: "Mister and missus Whitmore had lived at number seven for forty years, and had never once met the neighbors.",
  },
  {
    text: "Top speed 180 mph, zero to sixty in 3.2 seconds. Please drive responsibly.",
    said: "Top speed one hundred eighty miles an hour, zero to sixty in three point two seconds. Please drive responsibly.",
  },
  {
    text: "Runners will cover 10 km on May 5, starting from the old bridge at 9:00 a.m.",
    said: "Runners will cover ten kilometers on May fifth, starting from the old bridge at nine a m.",
  },
  {
    text: "With 256 GB of memory and a 12 hour battery, it keeps up with you.",
    said: "With two hundred fifty six gigabytes of memory and a twelve hour battery, it keeps up with you.",
  },
  {
    text: "Only 5-10 minutes a day, approx. 200 words a week: that is how a language is learned.",
    said: "Only five to ten minutes a day, approximately two hundred words a week: that is how a language is learned.",
  },
  {
    text: "NASA confirmed on Tuesday that the rover had traveled 1.6 miles.",
    said: "Nassa confirmed on Tuesday that the rover had traveled one point six miles.",
  },
  {
    text: "Our rates start at £99 a night, breakfast included. Book by June 30 and save 15%.",
    said: "Our rates start at ninety nine pounds a night, breakfast included. Book by June thirtieth and save fifteen percent.",
  },
  {
    text: "By 2030, half of our fleet will be electric. By 2040, all of it.",
    said: "By twenty thirty, half of our fleet will be electric. By twenty forty, all of it.",
  },
  { text: "A good chair holds your back. A great chair lets you forget that you have one." },
  {
    text: "The vote is tomorrow, the lines may be long, and your voice still matters. Bring your card, bring a friend.",
  },
  { text: "Soft, sweet and slow to melt: our vanilla comes from one island, one farm, one stubborn family." },
  {
    text: "If you smell gas, open the windows, leave the house, and call us from outside. Do not touch any switch.",
  },
  { text: "She played the last note, waited for the silence, and only then looked up at the empty hall." },
  { text: "Your parcel is on its way. Track it live, choose a neighbor, or change the day with one tap." },
  { text: "This podcast is brought to you by Selunka tea, because good conversations take time." },
];
