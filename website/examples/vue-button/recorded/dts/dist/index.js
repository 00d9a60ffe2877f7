export { default as LikeButton } from "./LikeButton.js";
