import type { Line } from "./line.ts";

export const vietnamese: Line[] = [
  ["female-compassionate", "Ở Nuvaley, mỗi câu hỏi của bạn đều được lắng nghe bằng cả tấm lòng."],
  ["male-narrator", "Khi sương tan trên những thửa ruộng bậc thang, cả bản làng cùng thức giấc."],
  ["female-bright", "Giảm giá mùa hè! Mua hai tặng một, tại tất cả các cửa hàng Kestipo trên toàn quốc."],
];
