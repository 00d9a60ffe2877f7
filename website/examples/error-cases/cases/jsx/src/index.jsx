export const Hint = () => <p>hint</p>;
