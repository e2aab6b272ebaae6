/** What a request that creates an artist says besides the name and the voices. */
export const artist = {
  age: 30,
  gender: "Female",
  voiceColors: ["WARM"],
  languages: ["TURKISH"],
  ageRanges: ["ADULT"],
};
