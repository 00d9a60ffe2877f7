import './button.css';
export type LikeButtonProps = {
    label: string;
};
export declare function LikeButton({ label }: LikeButtonProps): import("react").JSX.Element;
