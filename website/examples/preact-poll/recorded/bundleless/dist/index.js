import { jsxs } from "preact/jsx-runtime";
import { useState } from "preact/hooks";
function Poll({ question }) {
    const [votes, setVotes] = useState(0);
    return /*#__PURE__*/ jsxs("button", {
        type: "button",
        onClick: ()=>setVotes(votes + 1),
        children: [
            question,
            " ",
            votes
        ]
    });
}
export { Poll };
