/** The 52 fictional brands of the strip (specification, section 9), in their order. */
export const brandNames = (
  "Orvanta Kestipo Nuvaley Tarsolin Peranuk Zelvira Mirdanek Balkento Yelmiro Dovarel Fisturi Galvemi Halbora " +
  "İlkurya Jantepo Kuvarsel Lodenka Maviron Nerolta Okyanta Pardenya Quvello Rasteni Selunka Tuvarko Ulvesta " +
  "Vindorak Wexmora Yozgana Zumrela Ardeniko Bozkuvar Cevizanta Çamlora Dalgamo Ergunova Fırtanel Göçmira Hezarpo " +
  "Irmakso Jelvanda Karyento Limorca Meltunia Nokturba Özvarna Poyrelin Rüzgano Sırmavo Şelvanto Tepenova Üçkanta"
).split(" ");
