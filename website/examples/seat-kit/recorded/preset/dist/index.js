import plan_namespaceObject from "./static/svg/plan.svg";
const seat_module = {
    seat: "seat-GDiPfQ"
};
const seatClass = seat_module.seat;
const planUrl = plan_namespaceObject;
export { planUrl, seatClass };
