export declare const seatClass: string;
export declare const planUrl: string;
