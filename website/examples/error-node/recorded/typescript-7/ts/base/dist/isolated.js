export const list = [1].map(String);
export class Scale {
    size = list.length;
}
