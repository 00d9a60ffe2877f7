export declare const unit = "px";
