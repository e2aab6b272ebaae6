import type { Gender, Language } from "#contract/voices/voices.ts";
import { turkishMen } from "./turkish-men.ts";
import { turkishWomen } from "./turkish-women.ts";

/** The artists by native language; every name is invented. */
export const names: Record<Language, Record<Gender, string[]>> = {
  TURKISH: { Female: turkishWomen, Male: turkishMen },
  ARABIC: {
    Female: ["Leyla Haddad", "Nour Al-Khatib", "Rania Mansour", "Salma Darwish"],
    Male: ["Karim Nasser", "Omar Al-Sayegh", "Tariq Halabi"],
  },
  GERMAN: {
    Female: ["Johanna Lindner", "Katharina Voss", "Mia Bergmann"],
    Male: ["Jonas Wieland", "Lukas Brandt", "Matthias Kröger", "Felix Oberhauser"],
  },
  ENGLISH: {
    Female: [
      "Charlotte Avery",
      "Grace Whitlock",
      "Hannah Prescott",
      "Ruby Calloway",
      "Alice Fairbourne",
      "Imogen Tate",
      "Nora Ellery",
      "Margaret Holloway",
    ],
    Male: [
      "Daniel Ashford",
      "Elliot Marsh",
      "James Hollis",
      "Samuel Thorne",
      "Owen Radcliffe",
      "Theo Langley",
      "Marcus Penrose",
    ],
  },
  FRENCH: {
    Female: ["Camille Laurent-Roux", "Élodie Marchand", "Jeanne Delaunay"],
    Male: ["Antoine Vasseur", "Julien Chastel", "Théo Morvan"],
  },
  SPANISH: {
    Female: ["Lucía Benavente", "Carmen Robledo", "Valeria Ocampo"],
    Male: ["Diego Salvatierra", "Javier Montalbán", "Mateo Quiroga"],
  },
  ITALIAN: {
    Female: ["Chiara Bellandi", "Giulia Morosini", "Ludovica Ferrante"],
    Male: ["Lorenzo Castaldi", "Marco Venturi", "Pietro Santangelo"],
  },
  RUSSIAN: {
    Female: ["Anastasia Orlova", "Daria Sokolova", "Polina Vetrova"],
    Male: ["Mikhail Lebedev", "Nikolai Zorin", "Viktor Gromov"],
  },
  PERSIAN: {
    Female: ["Niloofar Rahimi", "Shirin Kazemi", "Parisa Moradi"],
    Male: ["Arash Tehrani", "Kamran Jafari", "Behrouz Sadeghi"],
  },
  HINDI: {
    Female: ["Ananya Deshpande", "Kavya Menon", "Meera Saxena"],
    Male: ["Arjun Malhotra", "Rohan Kapadia", "Vikram Rathore"],
  },
  URDU: {
    Female: ["Ayesha Siddiqui", "Sana Mirza"],
    Male: ["Bilal Qureshi", "Hamza Farooqi", "Zain Chaudhry"],
  },
  PORTUGUESE: {
    Female: ["Beatriz Figueira", "Inês Carvalhal", "Mariana Azevedo"],
    Male: ["Rafael Monteiro", "Thiago Sampaio", "Duarte Valente"],
  },
  FINNISH: {
    Female: ["Aino Korhola", "Helmi Lehtisalo", "Siiri Rantanen"],
    Male: ["Eero Mäkisalo", "Onni Väisälä"],
  },
  SWEDISH: {
    Female: ["Astrid Lindahl", "Ebba Nyqvist"],
    Male: ["Gustav Hellberg", "Nils Åkerlund", "Oskar Söderby"],
  },
  NORWEGIAN: {
    Female: ["Ingrid Solbakken", "Marte Fjeldstad", "Sunniva Haugland"],
    Male: ["Håkon Brekke", "Sigurd Tveit"],
  },
  INDONESIAN: {
    Female: ["Dewi Larasati", "Putri Anggraini"],
    Male: ["Bagus Pratama", "Rizky Hidayat", "Wira Santoso"],
  },
  VIETNAMESE: {
    Female: ["Phạm Thị Lan", "Nguyễn Minh Anh", "Trần Thu Hà"],
    Male: ["Lê Quang Huy", "Đỗ Thành Nam"],
  },
  KURDISH: {
    Female: ["Berfîn Azad", "Helîn Serhat", "Nalîn Zana", "Zozan Botan"],
    Male: ["Azad Dilovan", "Baran Şiyar", "Rêber Welat", "Serdar Mîran"],
  },
};
