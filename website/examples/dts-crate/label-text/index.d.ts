declare function label(text: string): label.Label;
declare namespace label {
  type Label = string;
}
export = label;
