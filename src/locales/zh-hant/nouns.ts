// Chinese nouns with their classifiers; the number comes before them without a space.
import { chinese } from "./language.ts";

const noun =
  (other: string) =>
  (n: number): string =>
    `${n}${chinese.form(n, { other })}`;

export const pearls = noun("顆珍珠");
export const nebulis = noun("顆黑珠");
export const allies = noun("位盟友");
export const lords = noun("位領主");
export const keyTokens = noun("個鑰匙指示物");
export const monsterTokens = noun("個怪獸指示物");
export const monsters = noun("隻怪獸");
export const cards = noun("張卡牌");
export const locations = noun("個地點");
export const points = noun("點");
export const tokens = noun("個指示物");
export const leviathanTokens = noun("個利維坦指示物");
export const wounds = noun("個傷口");
