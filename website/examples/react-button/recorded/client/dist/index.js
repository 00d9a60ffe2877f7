export { LikeButton } from "./like-button.js";
